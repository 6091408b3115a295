/** `head-script.js` reads it too. */
const THEME_KEY = 'paattu-theme';

/** Turns what is shown now, be it chosen or the system's, into the other, and remembers it. */
export function switchTheme(): void {
  const { dataset } = document.documentElement;
  const shown = dataset.theme ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');
  const chosen = shown === 'dark' ? 'light' : 'dark';
  dataset.theme = chosen;
  try {
    localStorage.setItem(THEME_KEY, chosen);
  } catch {
    // Storage is switched off: the choice holds for this visit.
  }
}
