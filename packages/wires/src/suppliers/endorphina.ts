import { createHash } from 'node:crypto';
import { isSameSecret } from '../same-secret.ts';

/** Refusals travel as an HTTP status with one of these words. */
export const endorphinaErrors = {
  ACCESS_DENIED: 401,
  INSUFFICIENT_FUNDS: 402,
  TOKEN_EXPIRED: 403,
  LIMIT_REACHED: 403,
  TOKEN_NOT_FOUND: 404,
  INTERNAL_ERROR: 500,
} as const;

export type EndorphinaError = keyof typeof endorphinaErrors;

/** `INTERNAL_ERROR` stands for all that the wire has no word for. With one of these messages it is meant for good. */
export const endorphinaDeclined = {
  request: 'The request was declined',
  currency: 'The currency is not that of the player',
  mismatch: 'The id was used for something else',
  refunded: 'The bet was refunded',
  settled: 'The bet was settled',
} as const;

type Fields = Readonly<Record<string, string>>;

/** Values of all fields but the sign itself, in the order of their names, with the salt behind them. */
export function endorphinaSign(fields: Fields, salt: string): string {
  return createHash('sha1').update(textOf(fields)).update(salt).digest('hex');
}

/**
 * Whether this was signed for the wallet. Nothing stands between the values, and the salt signs launch addresses as well:
 * those begin with the way back out of the game, which the player chooses, and could be cut into other fields. So what
 * begins like an address is refused, however well it is signed; nothing that the supplier sends does.
 */
export function isEndorphinaSigned(fields: Fields, salt: string): boolean {
  const { sign = '' } = fields;
  return isSameSecret(sign.toLowerCase(), endorphinaSign(fields, salt)) && !/^https?:\/\//i.test(textOf(fields));
}

function textOf(fields: Fields): string {
  let text = '';
  for (const name of Object.keys(fields).sort()) if (name !== 'sign') text += fields[name];
  return text;
}

/** What a game is called in a link that opens it without money. */
export function endorphinaGameHash(game: string): string {
  return createHash('md5').update(game).digest('hex');
}
