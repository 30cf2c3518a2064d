import { assert } from '@harmattan/kernel/assert';
import { batchCalls } from '@harmattan/process/batch-calls';
import { NotReady } from '../../plumbing/not-ready.ts';
import type { Answer } from '../wallet/index.ts';
import { played, poolAccount } from './accounts.ts';
import { createForms, type Form } from './forms.ts';
import type { JackpotDeps } from './jackpot-deps.ts';
import { type Attempt, deleteAttempt, insertAttempts, insertTickets, listOldAttempts } from './tickets-store.ts';

const limits = { batchMax: 500, waitingMax: 10_000, refuse: () => new NotReady('too many tickets at once') };
/** A player's tickets take their turns in the wallet. More at once are refused before an attempt is written. */
const playerSalesMax = 50;
/** Longer than any request: the one that began the attempt has ended. */
const abandonedMs = 15_000;
const abandonedMax = 200;

export type Sale = 'placed' | 'closed' | 'other' | 'insufficient' | 'excluded' | 'limit' | 'session';

/**
 * Sells tickets. The attempt is written first, then its price moves under the attempt's own id, then it is a ticket. Whatever
 * a crash leaves in between is taken up again from the attempt, and ends the same way.
 */
export function createTicketOffice(deps: JackpotDeps) {
  const { pool, wallet } = deps;
  const forms = createForms(pool);
  const begin = batchCalls((attempts: Attempt[]) => insertAttempts(pool, attempts), limits);
  const place = batchCalls((tickets: Parameters<typeof insertTickets>[1]) => insertTickets(pool, tickets), limits);

  /** Sales under way, by player. */
  const sales = new Map<bigint, number>();

  async function sell(form: Form, attempt: Attempt): Promise<Sale> {
    const { playerId } = attempt;
    const others = sales.get(playerId) ?? 0;
    if (others >= playerSalesMax) throw new NotReady('too many tickets of one player at once');
    sales.set(playerId, others + 1);
    try {
      const begun = await untilSeen(() => begin(attempt));
      return begun === 'begun' ? await complete(form, attempt) : begun;
    } finally {
      const left = (sales.get(playerId) as number) - 1;
      if (left === 0) sales.delete(playerId);
      else sales.set(playerId, left);
    }
  }

  async function complete(form: Form, attempt: Attempt): Promise<Sale> {
    const { id, jackpotId, playerId, sessionEpoch, picks } = attempt;
    const answer = await wallet.transfer({
      direction: 'out',
      playerId,
      key: id,
      amountMinor: form.ticketPriceMinor,
      house: poolAccount(jackpotId),
      about: 'jackpot-ticket',
      played,
      isStake: true,
      sessionEpoch,
      notAfter: form.closesAt,
    });
    if (answer.status === 'ok') {
      return untilSeen(() => place({ id, jackpotId, playerId, placedAt: answer.at, picks }));
    }
    await deleteAttempt(pool, id);
    return refusalOf(answer.status);
  }

  /** What a crash, or a wallet without an answer, left half done. */
  async function resolveAbandoned(): Promise<boolean> {
    const attempts = await listOldAttempts(pool, { olderThanMs: abandonedMs, limit: abandonedMax });
    const outcomes = await Promise.allSettled(
      attempts.map(async (attempt) => {
        const form = await forms.find(attempt.jackpotId);
        assert(form, 'an attempt is on a jackpot that was on sale');
        await complete(form, attempt);
      }),
    );
    for (const outcome of outcomes) {
      if (outcome.status === 'rejected') deps.log.warn({ err: outcome.reason }, 'a ticket could not be completed yet');
    }
    return outcomes.length === abandonedMax && outcomes.every(({ status }) => status === 'fulfilled');
  }

  return { findForm: forms.find, sell, resolveAbandoned };
}

/** Another transaction writes the same ticket at this moment; a later look finds it. */
async function untilSeen<Outcome extends string>(look: () => Promise<Outcome | 'again'>): Promise<Outcome> {
  for (;;) {
    const outcome = await look();
    if (outcome !== 'again') return outcome as Outcome;
  }
}

function refusalOf(status: Answer['status']): Sale {
  switch (status) {
    case 'late':
      return 'closed';
    case 'insufficient':
    case 'excluded':
    case 'session':
      return status;
    case 'stake-limit-day':
    case 'stake-limit-week':
    case 'stake-limit-month':
    case 'loss-limit-day':
    case 'loss-limit-week':
    case 'loss-limit-month':
    case 'time-limit-day':
    case 'time-limit-week':
    case 'time-limit-month':
      return 'limit';
    case 'conflict':
      return 'other';
    // The price of a ticket is given back only after it was taken, when the jackpot is void.
    case 'reversed':
      return 'closed';
    default:
      throw new Error(`the wallet answers ${status} to the price of a ticket`);
  }
}
