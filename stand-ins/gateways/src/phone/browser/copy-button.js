const confirmationMs = 3_000;

/**
 * @param {HTMLElement} button
 * @param {{ digits: HTMLElement, code: string, say(words: string): void }} options
 */
export function makeCopyButton(button, { digits, code, say }) {
  const words = button.textContent;
  button.setAttribute('aria-label', `Copy code ${code}`);
  button.addEventListener('click', async () => {
    try {
      await navigator.clipboard.writeText(code);
      confirm('Copied');
    } catch {
      // Inside a frame the browser may refuse: then it is one key press for the person.
      getSelection()?.selectAllChildren(digits);
      confirm('Selected');
    }
  });

  /** @param {string} done */
  function confirm(done) {
    button.textContent = done;
    say(`${done}: ${code}`);
    setTimeout(() => {
      button.textContent = words;
    }, confirmationMs);
  }
}
