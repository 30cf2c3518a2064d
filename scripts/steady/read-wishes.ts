import { PlainWordsError } from '../system/plain-words-error.mjs';
import { partNames } from '../test/parts.ts';

const timesMax = 100;

/** Which parts to run and how often: unless told otherwise, those with a database, five times. */
export function readWishes(wished: { parts: string[]; times: string | undefined }): { parts: string[]; times: number } {
  const { parts, times = '5' } = wished;
  const unknown = parts.find((name) => !partNames.includes(name));
  if (unknown) throw new PlainWordsError(`There is no part "${unknown}" of the tests: ${partNames.join(', ')}.`);
  if (!/^\d{1,3}$/.test(times) || Number(times) < 1 || Number(times) > timesMax) {
    throw new PlainWordsError(`--times is a number from 1 to ${timesMax}, and not "${times}".`);
  }
  return { parts: parts.length > 0 ? parts : ['db', 'faults'], times: Number(times) };
}
