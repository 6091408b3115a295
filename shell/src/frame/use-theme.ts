import { useState } from 'react';

export type Theme = 'system' | 'light' | 'dark';

/** Shared with the public site. `public/theme.js` reads it before the first paint. */
const STORAGE_KEY = 'paattu-theme';
const NEXT: Record<Theme, Theme> = { system: 'light', light: 'dark', dark: 'system' };

function chosenTheme(): Theme {
  const { theme } = document.documentElement.dataset;
  return theme === 'light' || theme === 'dark' ? theme : 'system';
}

export function useTheme(): { theme: Theme; cycleTheme: () => void } {
  const [theme, setTheme] = useState(chosenTheme);

  function cycleTheme() {
    const next = NEXT[theme];
    if (next === 'system') {
      delete document.documentElement.dataset.theme;
      localStorage.removeItem(STORAGE_KEY);
    } else {
      document.documentElement.dataset.theme = next;
      localStorage.setItem(STORAGE_KEY, next);
    }
    setTheme(next);
  }

  return { theme, cycleTheme };
}
