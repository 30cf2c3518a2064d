import { hash } from 'node:crypto';
import { assert } from '@harmattan/kernel/assert';
import { type Random, randomBelow } from '@harmattan/kernel/random';

const codesMade = 10;
/** Five bits of chance in each letter, 140 in all: too many to be guessed from a stolen table, although its hash is fast. */
const codeLength = 28;
/** Codes of this length were given out before, and are good until they are used. */
const earlierCodeLength = 16;
const groupLength = 4;
/** Nothing that is read for something else; what is mistyped all the same is read as what was meant. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const lookAlikes: Record<string, string> = { O: '0', I: '1', L: '1' };

const writtenCode = new RegExp(`^([${alphabet}]{${codeLength}}|[${alphabet}]{${earlierCodeLength}})$`);

/** As the player writes them down: in groups of four. */
export function makeRecoveryCodes(random: Random): string[] {
  return Array.from({ length: codesMade }, () => {
    const letters = Array.from({ length: codeLength }, () => alphabet[randomBelow(random, alphabet.length)]).join('');
    return (letters.match(new RegExp(`.{${groupLength}}`, 'g')) ?? []).join('-');
  });
}

/** The code in its one spelling, however it was typed; undefined for what is none. */
export function readRecoveryCode(text: string): string | undefined {
  const code = text
    .toUpperCase()
    .replace(/[\s-]/g, '')
    .replace(/[OIL]/g, (letter) => lookAlikes[letter] ?? letter);
  return writtenCode.test(code) ? code : undefined;
}

/** With the player, so that equal codes of two players are not equal in the table. */
export function hashRecoveryCode(playerId: bigint, text: string): Buffer {
  const code = readRecoveryCode(text);
  assert(code, 'only a recovery code is hashed as one');
  return hash('sha256', `${playerId}:${code}`, 'buffer');
}
