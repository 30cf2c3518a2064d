import { find } from './find.js';

/**
 * The seal of this turn, and the last one's with the seed that belongs to it.
 *
 * @param {{ texts: Record<string, string>, fill(text: string, values: Record<string, string>): string }} page
 */
export function mountSeals({ texts, fill }) {
  const list = find('#live-seals');
  /** @type {Map<number, { seal: string, seed: string | null }>} */
  const turns = new Map();

  /** @param {string | undefined} name @param {number} number @param {string} value */
  function entry(name, number, value) {
    const term = document.createElement('dt');
    term.textContent = fill(name ?? '', { number: `${number}` });
    const said = document.createElement('dd');
    said.textContent = value;
    return [term, said];
  }

  return {
    /** @param {{ number: number, commitment: string, seed: string | null }} turn */
    show({ number, commitment, seed }) {
      turns.set(number, { seal: commitment, seed });
      for (const old of turns.keys()) if (old < number - 1) turns.delete(old);
      const entries = [...turns].flatMap(([turn, { seal, seed: told }]) => [
        ...entry(texts.sealed, turn, seal),
        ...(told === null ? [] : entry(texts.opened, turn, told)),
      ]);
      list.replaceChildren(...entries);
    },
  };
}
