export type Theme = 'dark' | 'light';

/** Wears the theme that is given, or the reader's own, and follows it. */
export function showsTheme(home: HTMLElement, given: Theme | undefined): () => void {
  const light = matchMedia('(prefers-color-scheme: light)');
  const wear = () => {
    home.dataset.theme = given ?? (light.matches ? 'light' : 'dark');
  };
  wear();
  light.addEventListener('change', wear);
  return () => light.removeEventListener('change', wear);
}
