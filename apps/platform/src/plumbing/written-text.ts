/** What is wrong with a text that a player or a visitor wrote, as the key of a text. */
export type TextProblem = 'message.please_fill_the_field' | 'message.too_long' | 'message.characters_not_allowed';

/** Controls, separators of lines that no keyboard has, and what turns the direction of the text around it. */
const unwanted = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;
const visible = /[^\p{Z}\p{C}]/u;

/**
 * Reads what a person typed: without the space around it, in Unicode's composed form, with one way to end a line. Its length is counted
 * in characters as people see most of them, not in the halves that JavaScript counts.
 */
export function readText(
  typed: string,
  { charactersMax, hasLines = false }: { charactersMax: number; hasLines?: boolean },
): { text: string } | { problem: TextProblem } {
  const text = typed.replaceAll('\r\n', '\n').trim().normalize('NFC');
  if (!visible.test(text)) {
    return { problem: unwanted.test(text) ? 'message.characters_not_allowed' : 'message.please_fill_the_field' };
  }
  if (unwanted.test(hasLines ? text.replace(/[\n\t]/g, '') : text))
    return { problem: 'message.characters_not_allowed' };
  return isLonger(text, charactersMax) ? { problem: 'message.too_long' } : { text };
}

function isLonger(text: string, charactersMax: number): boolean {
  // A character is one half or two: most texts need no counting.
  return text.length > charactersMax && (text.length > 2 * charactersMax || [...text].length > charactersMax);
}
