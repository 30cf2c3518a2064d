import type { Outcome } from '@harmattan/wires/selcom';
import type { Payout } from './mobile-store.ts';
import { refusedQueryEnding, refusedQueryMs } from './refused-query.ts';

/** Each is one way in which a pay-out to a wallet goes wrong; the phone has words for it in every language. */
type CashInFault = 'rejected' | 'silence' | 'waiting' | 'query refused' | 'unclear';

interface Behaviour {
  ending: string;
  name: CashInFault;
  state: Payout['state'];
  answer: Outcome | 'silence';
  paysInMs?: number;
}

/** How a pay-out goes wrong on purpose, chosen by how the wallet's number ends. */
export const cashInBehaviours: Behaviour[] = [
  { ending: '0402', name: 'rejected', state: 'failed', answer: 'failed' },
  { ending: '0408', name: 'silence', state: 'paid', answer: 'silence' },
  { ending: '0409', name: 'waiting', state: 'waiting', answer: 'in progress' },
  {
    ending: refusedQueryEnding,
    name: 'query refused',
    state: 'waiting',
    answer: 'silence',
    paysInMs: refusedQueryMs,
  },
  { ending: '0500', name: 'unclear', state: 'paid', answer: 'ambiguous' },
];
