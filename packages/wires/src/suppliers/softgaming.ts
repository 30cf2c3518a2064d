import { createHmac, hash } from 'node:crypto';

/** What an answer says when nothing was done. The supplier is known to use the first four; the other words are ours. */
export const softgamingErrors = {
  insufficient: 'INSUFFICIENT_FUNDS',
  hmac: 'Invalid HMAC',
  mismatch: 'Transaction parameter mismatch',
  currency: 'Invalid currency',
  token: 'Invalid token',
  player: 'Invalid userid',
  blocked: 'Player is blocked',
  limit: 'Player limit is reached',
  amount: 'Invalid amount',
  request: 'Invalid request',
  cancelled: 'Transaction was cancelled',
  settled: 'Transaction is settled',
  again: 'Please send it again',
} as const;

export type SoftgamingError = keyof typeof softgamingErrors;

/** The longest that the supplier's own names may be. */
export const softgamingLengthMax = { tid: 32, i_rollback: 32, i_gameid: 32, i_gamedesc: 64 } as const;

/** How the supplier marks what is staked in a free round, before the number of it. */
export const freeRoundMark = 'FREEROUNDS';

const depthMax = 4;

/**
 * Values of all fields but the signature itself, in the order of their names and with nothing between them; lists and what
 * is inside them likewise. Requests and answers are signed alike.
 */
export function createSoftgamingHmac(secret: string): (fields: Record<string, unknown>) => string {
  const key = hash('sha256', secret, 'buffer');
  return ({ hmac: _own, ...fields }) => createHmac('sha256', key).update(signedText(fields, 0)).digest('hex');
}

/** As PHP writes values, since that is what the supplier's side is made with: `true` is 1, `false` and `null` are nothing. */
function signedText(value: unknown, depth: number): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'boolean') return value ? '1' : '';
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'object' || value === null || depth > depthMax) return '';
  const inner = Array.isArray(value) ? value : inOrderOfNames(value as Record<string, unknown>);
  return inner.map((item) => signedText(item, depth + 1)).join('');
}

function inOrderOfNames(fields: Record<string, unknown>): unknown[] {
  return Object.keys(fields)
    .sort()
    .map((name) => fields[name]);
}

/** The address that an operator's key is bound to. This one stands for any. */
export const anyAddress = '0.0.0.0';

/** Proves that a launch comes from the operator. */
export function softgamingLaunchHash(of: {
  address: string;
  tid: string;
  apiKey: string;
  login: string;
  password: string;
  system: string;
  apiPassword: string;
}): string {
  const { address, tid, apiKey, login, password, system, apiPassword } = of;
  return hash('md5', ['User/DirectAuth', address, tid, apiKey, login, password, system, apiPassword].join('/'));
}

/** Two letters. */
export const softgamingLanguages = { en: 'en', sw: 'sw', zh: 'zh' } as const;
