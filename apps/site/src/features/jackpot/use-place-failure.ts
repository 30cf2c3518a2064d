import type { CallFailure } from '@harmattan/contract';
import type { MessageId } from '@harmattan/i18n/messages';
import { useT } from '@harmattan/i18n/use-t';
import { CallFailed } from '../../shared/api/call-errors.ts';
import { useFailureText } from '../../shared/use-failure-text.ts';

export interface PlaceFailure {
  title: string;
  /** What happened to the money. */
  text?: string;
  /** Where it can be mended. */
  way?: { href: string; text: string };
}

type Refusal = CallFailure<'POST Jackpot/PlaceManualJackpotBet'>;

const refusals: Record<Exclude<Refusal, 'YouMustChooseEitherHomeDrawOrAwayForAllEvent'>, MessageId> = {
  INCORRECT_PARAMETER_VALUE: 'jackpot.INCORRECT_PARAMETER_VALUE',
  JACKPOT_DOES_NOT_EXIST: 'jackpot.JACKPOT_DOES_NOT_EXIST',
  JACKPOT_IS_CLOSED: 'jackpot.JACKPOT_IS_CLOSED',
  TICKET_PRICE_HAS_CHANGED: 'jackpot.TICKET_PRICE_HAS_CHANGED',
  INSUFFICIENT_AMOUNT: 'jackpot.INSUFFICIENT_AMOUNT',
  BETTING_NOT_ALLOWED: 'jackpot.BETTING_NOT_ALLOWED',
};

/** What to tell of a ticket that was not taken, or of which nobody knows yet. */
export function usePlaceFailure(): (failure: unknown) => PlaceFailure {
  const t = useT();
  const failureText = useFailureText();
  return (failure) => {
    const word = failure instanceof CallFailed ? failure.status : undefined;
    if (word === 'YouMustChooseEitherHomeDrawOrAwayForAllEvent') return { title: t(`jackpot.${word}`) };
    const title = t('jackpot.error');
    if (word === undefined || word === 'GENERAL_ERROR') return { title, text: t('jackpot.unknown') };
    if (!isRefusal(word)) return { title, text: failureText(failure) };
    const text = t(refusals[word]);
    if (word === 'INSUFFICIENT_AMOUNT') return { title, text, way: { href: '/deposit', text: t('shell.deposit') } };
    return { title, text };
  };
}

/** The server said no for certain: nothing was charged. */
export function isRefused(failure: unknown): boolean {
  if (!(failure instanceof CallFailed)) return false;
  return isRefusal(failure.status) || failure.status === 'YouMustChooseEitherHomeDrawOrAwayForAllEvent';
}

function isRefusal(word: string): word is keyof typeof refusals {
  return word in refusals;
}
