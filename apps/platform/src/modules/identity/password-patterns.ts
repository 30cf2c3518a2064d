import { isListed } from './common-passwords.ts';

/** A part of so few characters, again and again, is no better than one character. */
const repeatedMax = 3;
/** A year, or a few digits more: what forms that ask for a digit get at the end of a word. */
const tail = /[0-9!.]{1,4}$/;
const stemMin = 4;

const keyboardRows = [
  'qwertyuiopasdfghjklzxcvbnm',
  'azertyuiop',
  'qwertzuiop',
  '1q2w3e4r5t6y7u8i9o0p',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm',
  'qazwsxedcrfvtgbyhnujm',
];
const bothWays = keyboardRows.flatMap((row) => [row, [...row].reverse().join('')]);

const letterOf: Record<string, string> = {
  '0': 'o',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/** A password that strangers try first. `words` are the context's own, such as the brand's name. */
export function isCommonPassword(password: string, words: string[]): boolean {
  const text = password.normalize('NFKC').toLowerCase().trim();
  if (text === '') return true;
  if (isRepeated(text) || isSequence(text) || bothWays.some((row) => row.includes(text))) return true;
  const own = new Set(words.map((word) => word.toLowerCase()));
  return spellings(text).some((spelling) => own.has(spelling) || isListed(spelling));
}

/** The text and its stem, as they are and with the letters that figures stand for. */
function spellings(text: string): string[] {
  const stem = text.replace(tail, '');
  const written = stem.length >= stemMin && stem !== text ? [text, stem] : [text];
  return written.flatMap((each) => {
    const letters = each.replace(/[03457@$!]/g, (figure) => letterOf[figure] ?? figure);
    return [each, letters.replaceAll('1', 'i'), letters.replaceAll('1', 'l')];
  });
}

function isRepeated(text: string): boolean {
  const characters = [...text];
  for (let part = 1; part <= repeatedMax && part * 2 <= characters.length; part += 1) {
    if (characters.every((character, at) => at < part || character === characters[at - part])) return true;
  }
  return false;
}

/** Each character follows the one before, up or down; after 9 comes 0. */
function isSequence(text: string): boolean {
  const codes = [...text].map((character) => character.codePointAt(0) ?? 0);
  const isDigits = /^[0-9]+$/.test(text);
  return [1, -1].some((step) =>
    codes.every((code, at) => {
      const distance = code - (codes[at - 1] ?? code - step) - step;
      return isDigits ? distance % 10 === 0 : distance === 0;
    }),
  );
}
