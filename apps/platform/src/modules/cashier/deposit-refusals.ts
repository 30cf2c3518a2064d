import { assert } from '@harmattan/kernel/assert';
import { refuse } from '../../plumbing/http/answer.ts';
import { cardRefusal } from './card-attempts.ts';
import type { OpenDepositOutcome } from './open-deposit.ts';

/** How a call answers where no deposit was opened. */
export function refuseMethod(refused: Exclude<OpenDepositOutcome, { outcome: 'opened' }>) {
  switch (refused.outcome) {
    case 'above limit': {
      const { leftMinor: left, period, endsAt } = refused.room;
      return refuse('DEPOSIT_LIMIT_IS_REACHED', { left, period, endsAt });
    }
    case 'not available':
      return refuse('PAYMENT_METHOD_NOT_AVAILABLE', null);
    case 'too little':
      return refuse('AMOUNT_LESS_THEN_MIN_LIMIT', null);
    case 'too much':
      return refuse('AMOUNT_MORE_THEN_MAX_LIMIT', null);
    case 'switched off':
      return refuse('DEPOSITS_ARE_OFF', { message: 'DEPOSITS_ARE_OFF' });
    case 'verification needed':
      return refuse('VERIFICATION_IS_NEEDED', null);
    case 'method paused':
      return refuse('PAYMENT_METHOD_IS_PAUSED', null);
    case 'key in use':
      return refuse('PAYMENT_KEY_IN_USE', null);
    case 'given up':
      return refuse('PAYMENT_WAS_GIVEN_UP', null);
    case 'card refused':
      return refuse('YOUR_DEPOSIT_IS_REJECTED', { message: cardRefusal });
    case 'withdrawals paused':
    case 'number not proven':
    case 'bonus code unknown':
      assert(false, 'no deposit is refused with this, or its call answers for it');
  }
}
