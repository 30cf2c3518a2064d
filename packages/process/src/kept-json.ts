/** How names of amounts ended in rows of the first edition, and how they end now. */
const oldEnding = /Kobo$/;
const ending = 'Minor';

/**
 * Reads a JSON column. Rows of the first edition name amounts `amountKobo` where the code now says `amountMinor`; they are never
 * rewritten, and read as if they were new.
 */
export function parseKeptJson(text: string): unknown {
  return text.includes('Kobo"') ? JSON.parse(text, renamed) : JSON.parse(text);
}

function renamed(_name: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name.replace(oldEnding, ending), part]));
}
