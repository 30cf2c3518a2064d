import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** Of the SHA-256 of a password. A stranger to the list is taken for one of its members once in twenty million times. */
export const listedBytes = 5;

/** Sorted hashes, written by `npm run common-passwords`: half the size of the words, and quickly searched. */
const listed = readFileSync(new URL('./common-passwords.bin', import.meta.url));
export const commonPasswordCount = listed.length / listedBytes;

/** Words that players of the brand's markets choose, and that a list made elsewhere lacks. */
const marketWords = new Set(
  (
    'naija lagos abuja ibadan kaduna enugu benin wahala oluwa chukwu chineke godisgreat jesusislord allahuakbar ' +
    'supereagles sportybet bet9ja betking aviator zeppelin jackpot betting winner tanzania dodoma arusha mwanza ' +
    'zanzibar simbasc yangasc nakupenda mungu asante karibu shikamoo wanjiru georgia tbilisi portugal lisboa benfica'
  ).split(' '),
);

/** Whether exactly this text, in small letters, is a password that many have. */
export function isListed(text: string): boolean {
  if (marketWords.has(text)) return true;
  const wanted = hash('sha256', text, 'buffer').subarray(0, listedBytes);
  let [from, to] = [0, commonPasswordCount];
  while (from < to) {
    const middle = (from + to) >>> 1;
    const order = listed.compare(wanted, 0, listedBytes, middle * listedBytes, (middle + 1) * listedBytes);
    if (order === 0) return true;
    if (order < 0) from = middle + 1;
    else to = middle;
  }
  return false;
}
