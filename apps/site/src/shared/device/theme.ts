export type Theme = 'dark' | 'light';

/** The inline script of index.html reads the same key, before the first paint. */
const storageKey = 'theme';

/** The browser's own bars continue the header. */
const barColours: Record<Theme, string> = { dark: '#0d1424', light: '#fbf5e9' };

export function shownTheme(): Theme {
  return document.documentElement.dataset.theme === 'light' ? 'light' : 'dark';
}

export function showTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', barColours[theme]);
}

export function storeTheme(theme: Theme): void {
  try {
    localStorage.setItem(storageKey, theme);
  } catch {
    // Storage can be closed to a page in a web view; the choice then lasts as long as the page.
  }
}
