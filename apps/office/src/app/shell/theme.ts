type Theme = 'dark' | 'light';

/** `theme.js` reads the same key before the first paint, and follows the system where nothing is kept. */
const storageKey = 'theme';

export function otherTheme(): Theme {
  return document.documentElement.dataset.theme === 'light' ? 'dark' : 'light';
}

export function changeTheme(): void {
  const theme = otherTheme();
  document.documentElement.dataset.theme = theme;
  localStorage.setItem(storageKey, theme);
}
