import { hash } from 'node:crypto';
import { type Minor, majorFromMinor } from '@harmattan/kernel/money';

/**
 * What an answer says beside its data, as a number and in words. HTTP is 200 always. The last number stands for whatever has
 * none of its own, so only the words tell what is to be sent again from what is not.
 */
export const betconstructErrors = {
  none: { code: 0, words: '' },
  player: { code: 8, words: 'There is no such player, or the token is not theirs' },
  insufficient: { code: 21, words: 'Not enough balance' },
  token: { code: 102, words: 'Invalid token' },
  notFound: { code: 107, words: 'There is no such transaction that this could be done to' },
  amount: { code: 109, words: 'The amount is wrong, or a field is missing' },
  alreadyWithdrawn: { code: 110, words: 'The transaction is complete already' },
  alreadyDeposited: { code: 111, words: 'The deposit was received already' },
  publicKey: { code: 130, words: 'Invalid public key' },
  operator: { code: 130, words: 'Unknown operator' },
  currency: { code: 130, words: 'Invalid currency' },
  mismatch: { code: 130, words: 'The transaction was another one before' },
  blocked: { code: 130, words: 'The player may not play' },
  limit: { code: 130, words: 'A limit of the player is reached' },
  again: { code: 130, words: 'Please send it again' },
} as const;

export type BetconstructError = keyof typeof betconstructErrors;

/** Over the text as it is sent, without the signature itself: written anew it would be another text. */
export function betconstructPublicKey(signedText: string, sharedKey: string): string {
  return hash('sha256', signedText + sharedKey);
}

const keyName = 'PublicKey';

/** Adds the signature to a body. */
export function withPublicKey(text: string, sharedKey: string): string {
  const member = `"${keyName}":"${betconstructPublicKey(text, sharedKey)}"`;
  return text === '{}' ? `{${member}}` : `${text.slice(0, -1)},${member}}`;
}

/**
 * Takes the signature out of a body, wherever it stands, and leaves every other character as it was sent. The text must be a
 * JSON object. Undefined when there is no signature, or when a name stands there twice: a parser of such a body keeps one
 * of the two and cannot know which one the sender meant.
 */
export function splitPublicKey(text: string): { signedText: string; publicKey: string } | undefined {
  const members = membersOf(text);
  if (new Set(members.map(({ name }) => name)).size !== members.length) return undefined;
  const at = members.findIndex(({ name }) => name === keyName);
  const [own, before, after] = [members[at], members[at - 1], members[at + 1]];
  if (!own) return undefined;
  // With one of the commas beside it: the one before, or else the one behind.
  const from = before ? before.end : own.start;
  const to = before ? own.end : (after?.start ?? own.end);
  const value: unknown = JSON.parse(text.slice(own.valueStart, own.end));
  if (typeof value !== 'string') return undefined;
  return { signedText: text.slice(0, from) + text.slice(to), publicKey: value };
}

interface Member {
  name: string;
  start: number;
  valueStart: number;
  /** Right behind the value's last character. */
  end: number;
}

/** The members of the outermost object, and where they stand. */
function membersOf(text: string): Member[] {
  const members: Member[] = [];
  let depth = 0;
  let member: Member | undefined;
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charAt(at);
    if (isSpace(character)) continue;
    if (depth === 1 && member && (character === ',' || character === '}')) {
      members.push(member);
      member = undefined;
    }
    const end = character === '"' ? endOfString(text, at) : at + 1;
    if (depth === 1 && !member && character === '"') {
      const valueStart = text.indexOf(':', end) + 1;
      member = { name: JSON.parse(text.slice(at, end)) as string, start: at, valueStart, end };
      at = valueStart - 1;
      continue;
    }
    if (character === '{' || character === '[') depth += 1;
    else if (character === '}' || character === ']') depth -= 1;
    if (member) member.end = end;
    at = end - 1;
  }
  return members;
}

function isSpace(character: string): boolean {
  return character === ' ' || character === '\n' || character === '\r' || character === '\t';
}

function endOfString(text: string, start: number): number {
  let at = start + 1;
  while (at < text.length && text.charAt(at) !== '"') at += text.charAt(at) === '\\' ? 2 : 1;
  return at + 1;
}

/** With four decimals, always. */
export function betconstructAmount(amountMinor: Minor): string {
  return `${majorFromMinor(amountMinor)}00`;
}

/** Which languages its games know is not public; two letters are taken as read. */
export const betconstructLanguages = { en: 'en', sw: 'sw', zh: 'zh' } as const;
