"""Finding out which ruleset and which options a program in fact follows, by deals on which they differ."""
