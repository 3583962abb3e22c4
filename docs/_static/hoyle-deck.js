// Takes up the colours of the cards that the reader chose last.  Storage may be closed to a page from a folder.
try {
  document.documentElement.dataset.hoyleDeck = localStorage.getItem("hoyle-deck") ?? "four";
} catch {
  document.documentElement.dataset.hoyleDeck = "four";
}
