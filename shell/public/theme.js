// Runs before the first paint, so that a chosen theme or language does not flash. A separate file, because the page's CSP forbids
// inline scripts. Without a choice, tokens.css follows the system.
try {
  const theme = localStorage.getItem('paattu-theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
  // Who has chosen no language reads that of the page of the site which led here, until another one does.
  const { origin, pathname } = new URL(document.referrer || location.href);
  if (origin === location.origin && !/^\/admin(\/|$)/.test(pathname))
    localStorage.setItem('paattu-console-language', /^\/ml(\/|$)/.test(pathname) ? 'ml' : 'en');
  const language =
    // As the visitor has chosen it on the public site or here.
    localStorage.getItem('paattu-language') ?? localStorage.getItem('paattu-console-language');
  if (language === 'ml') document.documentElement.lang = 'ml';
} catch {
  // If storage is forbidden, the theme follows the system, and the language is English.
}
