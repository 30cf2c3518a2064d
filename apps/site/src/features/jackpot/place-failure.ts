import type { CallFailure } from '@harmattan/contract';
import { columnsMax } from '@harmattan/fair/jackpot/columns';
import type { MessageId } from '@harmattan/i18n/messages';
import { refusalOf } from '../../shared/api/call-errors.ts';

export interface PlaceFailure {
  title: MessageId;
  /** What happened to the money. */
  text?: MessageId;
  /** What the text counts. */
  count?: number;
  /** Where it can be mended. */
  way?: 'deposit' | 'sign-in';
}

type PlaceCall = 'POST Jackpot/PlaceManualJackpotBet' | 'POST Jackpot/PlaceTickets';
type GateWord = 'COUNTRY_NOT_ALLOWED' | 'AGE_NOT_ALLOWED' | 'PLAY_IS_OFF' | 'PLAY_IS_PAUSED';
type CertainRefusal = Exclude<CallFailure<PlaceCall>, GateWord>;

export const incomplete: PlaceFailure = { title: 'jackpot.YouMustChooseEitherHomeDrawOrAwayForAllEvent' };

const refusals: Record<CertainRefusal, PlaceFailure> = {
  YouMustChooseEitherHomeDrawOrAwayForAllEvent: incomplete,
  INCORRECT_PARAMETER_VALUE: { title: 'jackpot.error', text: 'jackpot.INCORRECT_PARAMETER_VALUE' },
  JACKPOT_DOES_NOT_EXIST: { title: 'jackpot.error', text: 'jackpot.JACKPOT_DOES_NOT_EXIST' },
  JACKPOT_IS_CLOSED: { title: 'jackpot.error', text: 'jackpot.JACKPOT_IS_CLOSED' },
  TOO_MANY_COLUMNS: { title: 'jackpot.error', text: 'jackpot.TOO_MANY_COLUMNS', count: columnsMax },
  TICKET_PRICE_HAS_CHANGED: { title: 'jackpot.error', text: 'jackpot.TICKET_PRICE_HAS_CHANGED' },
  INSUFFICIENT_AMOUNT: { title: 'jackpot.error', text: 'jackpot.INSUFFICIENT_AMOUNT', way: 'deposit' },
  PLAY_LIMIT_IS_REACHED: { title: 'jackpot.error', text: 'jackpot.PLAY_LIMIT_IS_REACHED' },
  BETTING_NOT_ALLOWED: { title: 'jackpot.error', text: 'jackpot.BETTING_NOT_ALLOWED' },
  SESSION_HAS_ENDED: { title: 'jackpot.error', text: 'jackpot.SESSION_HAS_ENDED', way: 'sign-in' },
};

/** Said before the server looks for an earlier try of the same ticket, so that they tell nothing of its money. */
const gateTexts: Record<GateWord, MessageId> = {
  COUNTRY_NOT_ALLOWED: 'jackpot.COUNTRY_NOT_ALLOWED',
  AGE_NOT_ALLOWED: 'jackpot.AGE_NOT_ALLOWED',
  PLAY_IS_OFF: 'jackpot.PLAY_IS_OFF',
  PLAY_IS_PAUSED: 'jackpot.PLAY_IS_PAUSED',
};

/** The server said no for certain: nothing was charged. */
export function isRefused(failure: unknown): boolean {
  return isCertain(refusalOf<PlaceCall>(failure)?.status);
}

function isCertain(status: string | undefined): status is CertainRefusal {
  return status !== undefined && Object.hasOwn(refusals, status);
}

function isGateWord(status: string | undefined): status is GateWord {
  return status !== undefined && Object.hasOwn(gateTexts, status);
}

/**
 * What to show for a ticket that was refused, or whose outcome is unknown. Without a refusal the outcome is unknown: even where
 * this answer did nothing, an earlier try of the same ticket may have been taken.
 */
export function placeFailure(failure: unknown): PlaceFailure {
  const status = refusalOf<PlaceCall>(failure)?.status;
  if (isCertain(status)) return refusals[status];
  if (isGateWord(status)) return { title: 'jackpot.error', text: gateTexts[status] };
  const isSignedOut = status === 'NOT_SIGNED_IN';
  return { title: 'jackpot.error', text: 'jackpot.unknown', ...(isSignedOut && { way: 'sign-in' as const }) };
}
