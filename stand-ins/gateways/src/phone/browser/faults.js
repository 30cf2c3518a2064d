import { act, call } from './call.js';
import { find } from './find.js';
import { field } from './form.js';
import { show } from './show.js';

/**
 * How the web hooks of this number come: saved as soon as it is chosen.
 *
 * @param {HTMLElement} root
 * @param {{ say(words: string): void }} phone
 */
export function mount(root, { say }) {
  const form = find(root, 'form');
  const manner = field(form, 'manner');
  const minutes = field(form, 'minutes');
  /** @type {string | undefined} */
  let number;

  form.addEventListener('submit', (event) => event.preventDefault());
  form.addEventListener('change', async () => {
    draw();
    const { problem } = await act('manner', { number, manner: manner.value, minutes: minutes.value });
    say(problem ?? 'Saved.');
  });

  return {
    /** @param {string | undefined} held */
    hold(held) {
      number = held;
      manner.value = 'normal';
      draw();
      show(root, held ? 'held' : 'none');
    },
    async refresh() {
      const asked = number;
      // Whoever is choosing is not interrupted.
      if (!asked || form.contains(document.activeElement)) return;
      /** @type {{ manner: string, minutes: number }} */
      const chosen = await call(`manner?number=${asked}`);
      if (asked !== number) return;
      manner.value = chosen.manner;
      minutes.value = String(chosen.minutes);
      draw();
    },
  };

  function draw() {
    find(root, '[data-part="minutes"]').hidden = manner.value !== 'late';
  }
}
