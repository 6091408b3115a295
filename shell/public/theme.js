// Runs before the first paint, so that a chosen theme or language does not flash. A separate file, because the page's CSP forbids
// inline scripts. Without a choice, tokens.css follows the system.
try {
  const theme = localStorage.getItem('paattu-theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
  // As the visitor has chosen it on the public site or here.
  if (localStorage.getItem('paattu-language') === 'ml') document.documentElement.lang = 'ml';
} catch {
  // If storage is forbidden, the theme follows the system, and the language is English.
}
