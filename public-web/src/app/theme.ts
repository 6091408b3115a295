/** `head-script.js` reads the same key. */
const THEME_KEY = 'paattu-theme';

/** Switches from the theme on screen, chosen or the system's, to the other one and stores the choice. */
export function switchTheme(): void {
  const { dataset } = document.documentElement;
  const shown = dataset.theme ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');
  const chosen = shown === 'dark' ? 'light' : 'dark';
  dataset.theme = chosen;
  try {
    localStorage.setItem(THEME_KEY, chosen);
  } catch {
    // Storage is disabled: the choice lasts until the page is reloaded.
  }
}
