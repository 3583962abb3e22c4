"""What the corpus promises: that a published scenario keeps its meaning, and how a version of the corpus is made."""
