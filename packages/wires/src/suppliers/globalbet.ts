// assumed: GlobalBet's wallet wire is not publicly known, and this one is ours. It is to be replaced by what the supplier
// hands out, here and at both ends.
import { createHmac } from 'node:crypto';
import { type Minor, minorFromMajor } from '@harmattan/kernel/money';

/** When the request was made, in milliseconds since 1970, and what proves it. */
export const globalbetHeaders = { timestamp: 'x-timestamp', signature: 'x-signature' } as const;

/** How far a request's time may be from ours, either way. One that is sent again is signed again. */
export const globalbetWindowMs = 5 * 60_000;

/** Answers are HTTP 200 with `ok: true`, or with `ok: false` and one of these. */
export type GlobalbetError =
  | 'BAD_SIGNATURE'
  | 'STALE_REQUEST'
  | 'UNKNOWN_CODE'
  | 'CODE_EXPIRED'
  | 'UNKNOWN_SESSION'
  | 'SESSION_EXPIRED'
  | 'UNKNOWN_PLAYER'
  | 'PLAYER_BLOCKED'
  | 'LIMIT_REACHED'
  | 'INSUFFICIENT_FUNDS'
  | 'BAD_CURRENCY'
  | 'BAD_AMOUNT'
  | 'BAD_REQUEST'
  | 'MISMATCH'
  | 'TICKET_CANCELLED'
  | 'TICKET_SETTLED'
  /** Nothing was done, or the result is unknown: the same call must be sent again. */
  | 'TRY_AGAIN';

/** With an accepted ticket, as `notice`: the player is to be shown how long the play has lasted and what came of it. */
export const globalbetCheckNotice = 'REALITY_CHECK';

/** Over the body as it is sent, behind the time and the call: what was signed for one cannot be sent as another, or later. */
export function globalbetSignature(
  { timestamp, call, body }: { timestamp: string; call: string; body: string },
  secret: string,
): string {
  return createHmac('sha256', secret).update(`${timestamp}.${call}.${body}`).digest('hex');
}

/** Units as text with two decimals, always. */
export function minorFromGlobalbet(text: string): Minor | undefined {
  return /\.\d\d$/.test(text) ? minorFromMajor(text) : undefined;
}

export const globalbetLanguages = { en: 'en_US', sw: 'sw_KE', zh: 'zh_CN' } as const;
