export interface OrderDraft {
  authority: string;
  number: string;
  receivedAt: string;
  asks: 'freeze' | 'tell' | 'release';
  until: string;
  text: string;
  /** Of players, one on a line. */
  numbers: string;
}

/** Numbers of players, by lines, spaces or commas. */
export function readNumbers(text: string): string[] {
  const numbers = text.split(/[\s,;]+/).map((one) => one.replace(/^\+/, ''));
  return [...new Set(numbers.filter((one) => one !== ''))];
}

/** The fields that are missing. */
export function problemsOf(draft: OrderDraft): (keyof OrderDraft)[] {
  const needed = ['authority', 'number', 'receivedAt', 'text'] as const;
  const missing = needed.filter((name) => draft[name].trim() === '');
  const isWithoutPlayers = draft.asks !== 'release' && readNumbers(draft.numbers).length === 0;
  return [...missing, ...(isWithoutPlayers ? (['numbers'] as const) : [])];
}
