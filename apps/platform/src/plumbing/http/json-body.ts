import { bodyDepthMax, numberDigitsMax } from './limits.ts';

export class MalformedBody extends Error {
  override name = 'MalformedBody';
}

const plainNumber = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/;
const numberToken = /[^\s,\]}]*/y;
const decoder = new TextDecoder('utf-8', { fatal: true });

/**
 * Parses a JSON body more strictly than JSON.parse does, because numbers may be money. A number must be written out
 * plainly and with no more digits than a double carries exactly: `1e2`, `-0` and a twentieth decimal are refused here, so
 * that no later step can see a value other than the one the caller wrote.
 */
export function parseJsonBody(bytes: Uint8Array): unknown {
  if (bytes.length === 0) return undefined;
  const text = decode(bytes);
  checkSource(text);
  try {
    const value: unknown = JSON.parse(text);
    if (!isStorable(value)) throw new MalformedBody('the body holds text that cannot be stored');
    return value;
  } catch (error) {
    throw error instanceof MalformedBody ? error : new MalformedBody('the body is not JSON');
  }
}

/** A zero character or half a surrogate pair is legal JSON, but no text that the database can keep. */
export function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\0');
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(([key, inner]) => isStorable(key) && isStorable(inner));
}

function decode(bytes: Uint8Array): string {
  try {
    return decoder.decode(bytes);
  } catch {
    throw new MalformedBody('the body is not UTF-8');
  }
}

/** Looks at the text once, outside its strings, for what the parsed value no longer shows. */
function checkSource(text: string): void {
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charAt(at);
    if (character === '"') at = endOfString(text, at);
    else if (character === '{' || character === '[') depth += 1;
    else if (character === '}' || character === ']') depth -= 1;
    else if (character === '-' || (character >= '0' && character <= '9')) at = endOfNumber(text, at);
    if (depth > bodyDepthMax) throw new MalformedBody(`the body is nested deeper than ${bodyDepthMax}`);
  }
}

function endOfString(text: string, start: number): number {
  let at = start + 1;
  while (at < text.length && text.charAt(at) !== '"') at += text.charAt(at) === '\\' ? 2 : 1;
  return at;
}

function endOfNumber(text: string, start: number): number {
  numberToken.lastIndex = start;
  const token = numberToken.exec(text)?.[0] ?? '';
  const digits = token.replace(/[-.]/g, '').replace(/^0+(?=\d)/, '');
  if (!plainNumber.test(token) || digits.length > numberDigitsMax || /^-0(?:\.0+)?$/.test(token)) {
    throw new MalformedBody('a number in the body is not written plainly');
  }
  return start + token.length - 1;
}
