/** Something that the palette offers. */
export interface Entry {
  id: string;
  group: 'actions' | 'desks' | 'waiting' | 'players';
  title: string;
  note?: string | undefined;
  /** Found by these beside its title and note: an id, a reference. */
  words?: readonly string[];
  run: () => void;
}

const perGroupMax = 8;

/**
 * The entries that have every word of the text, the best first within their group. Without a text, what can be done at once. An entry
 * that begins with the text is better than one in which a word does, and that is better than one that has it inside.
 */
export function findEntries(entries: readonly Entry[], text: string): Entry[] {
  const wanted = wordsOf(text);
  if (wanted.length === 0) return entries.filter(({ group }) => group === 'desks' || group === 'actions');
  const scored = entries
    .map((entry) => ({ entry, score: scoreOf(entry, wanted) }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score);
  const counts = new Map<string, number>();
  return scored
    .map(({ entry }) => entry)
    .filter(({ group }) => {
      counts.set(group, (counts.get(group) ?? 0) + 1);
      return (counts.get(group) ?? 0) <= perGroupMax;
    });
}

function scoreOf({ title, note = '', words = [] }: Entry, wanted: readonly string[]): number {
  const texts = [title, note, ...words].map((one) => one.toLowerCase());
  const scores = wanted.map((word) => Math.max(...texts.map((text) => scoreIn(text, word))));
  return scores.includes(0) ? 0 : scores.reduce((sum, one) => sum + one, 0);
}

function scoreIn(text: string, word: string): number {
  if (text === word) return 4;
  if (text.startsWith(word)) return 3;
  if (text.split(/[\s-]/).some((part) => part.startsWith(word))) return 2;
  return text.includes(word) ? 1 : 0;
}

function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
}

/** Whether the text can be a player's number or `#id`. Each search of players is kept in the audit, so that not every word becomes one. */
export function asksForPlayer(text: string): boolean {
  return /^(#\d{1,18}|\+?\d{4,15})$/.test(text.trim());
}
