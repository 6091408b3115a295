// Runs before the first paint, so that a chosen theme never flashes. A file of its own, since the page's CSP allows no
// inline script. Without a choice, tokens.css follows the system.
try {
  const theme = localStorage.getItem('paattu-theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // Storage may be forbidden; the system's theme stands then.
}
