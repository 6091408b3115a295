// Runs before the first paint, so that a chosen theme does not flash. A separate file, because the page's CSP forbids
// inline scripts. Without a choice, tokens.css follows the system.
try {
  const theme = localStorage.getItem('paattu-theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // If storage is forbidden, the theme follows the system.
}
