/** No text of a catalogue can be relied on here, so it stands in each language. */
const texts = {
  en: ['The page did not load. Check your connection.', 'Try again'],
  sw: ['Ukurasa haukufunguka. Angalia mtandao wako.', 'Jaribu tena'],
  zh: ['页面未能加载。请检查网络连接。', '重试'],
} as const;

/** Takes the place of the splash when the site cannot start: what happened, and a way on. */
export function showStartFailure(root: HTMLElement): void {
  const page = document.createElement('main');
  page.className = 'splash failed';
  page.setAttribute('role', 'alert');
  for (const [language, [text, retry]] of Object.entries(texts)) {
    const words = document.createElement('p');
    words.textContent = text;
    const button = document.createElement('button');
    button.textContent = retry;
    button.addEventListener('click', () => location.reload());
    for (const part of [words, button]) part.lang = language;
    page.append(words, button);
  }
  root.replaceChildren(page);
}
