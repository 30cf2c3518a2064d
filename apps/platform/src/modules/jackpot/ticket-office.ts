import { assert } from '@harmattan/kernel/assert';
import { batchCalls } from '@harmattan/process/batch-calls';
import { NotReady } from '../../plumbing/not-ready.ts';
import type { Answer, Operation, Wallet } from '../wallet/index.ts';
import { played, poolAccount } from './accounts.ts';
import { createForms, type Form } from './forms.ts';
import type { JackpotDeps } from './jackpot-deps.ts';
import {
  type Attempt,
  deleteAttempts,
  insertAttempts,
  insertOrder,
  insertTickets,
  listOldAttempts,
  listOrder,
  type TicketAnswer,
} from './tickets-store.ts';

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

  const turns = createTurns();

  /** One ticket, or several of one command: all of them or none. */
  async function sell(form: Form, attempts: Attempt[]): Promise<Sale> {
    const [first] = attempts;
    assert(first, 'a command buys a ticket');
    return turns.take({ playerId: first.playerId, tickets: attempts.length }, async () => {
      const begun = await untilSeen(() => (attempts.length === 1 ? begin(first) : insertOrder(pool, attempts)));
      return begun === 'begun' ? complete(form, attempts) : begun;
    });
  }

  async function complete(form: Form, attempts: Attempt[]): Promise<Sale> {
    const answers = await takePrices(wallet, { form, attempts });
    const [{ status }] = answers as [Answer];
    if (status === 'ok') return untilSeen(() => write(attempts, answers));
    await deleteAttempts(
      pool,
      attempts.map(({ id }) => id),
    );
    return refusalOf(status);
  }

  /** One statement for all: what is written of a command is never a part of it. */
  async function write(attempts: Attempt[], answers: Answer[]): Promise<TicketAnswer> {
    const tickets = attempts.map((attempt, at) => ({ ...attempt, placedAt: (answers[at] as Answer).at }));
    const [first, ...others] = tickets;
    assert(first, 'a command buys a ticket');
    if (others.length === 0) return place(first);
    const written = await insertTickets(pool, tickets);
    return (['other', 'again'] as const).find((answer) => written.includes(answer)) ?? 'placed';
  }

  /** What a crash, or a wallet without an answer, left half done. */
  async function resolveAbandoned(): Promise<boolean> {
    const attempts = await listOldAttempts(pool, { olderThanMs: abandonedMs, limit: abandonedMax });
    const orders = [...new Map(attempts.map((attempt) => [attempt.orderId, attempt])).values()];
    const outcomes = await Promise.allSettled(orders.map(completeOrder));
    for (const outcome of outcomes) {
      if (outcome.status === 'rejected') deps.log.warn({ err: outcome.reason }, 'a ticket could not be completed yet');
    }
    return attempts.length === abandonedMax && outcomes.every(({ status }) => status === 'fulfilled');
  }

  async function completeOrder(found: Attempt): Promise<void> {
    const form = await forms.find(found.jackpotId);
    assert(form, 'an attempt is on a jackpot that was on sale');
    const attempts = found.together === 1 ? [found] : await listOrder(pool, found.orderId);
    // Another process may have completed it meanwhile.
    if (attempts.length === 0) return;
    assert(attempts.length === found.together, 'the tickets of a command are bought together');
    await complete(form, attempts);
  }

  return { findForm: forms.find, sell, resolveAbandoned };
}

/** Sales under way, by player. */
function createTurns() {
  const sales = new Map<bigint, number>();
  return {
    async take<Result>(
      { playerId, tickets }: { playerId: bigint; tickets: number },
      work: () => Promise<Result>,
    ): Promise<Result> {
      const others = sales.get(playerId) ?? 0;
      if (others + tickets > playerSalesMax) throw new NotReady('too many tickets of one player at once');
      sales.set(playerId, others + tickets);
      try {
        return await work();
      } finally {
        const left = (sales.get(playerId) as number) - tickets;
        if (left === 0) sales.delete(playerId);
        else sales.set(playerId, left);
      }
    },
  };
}

async function takePrices(wallet: Wallet, { form, attempts }: { form: Form; attempts: Attempt[] }): Promise<Answer[]> {
  const [price, ...others] = attempts.map((attempt) => priceOf(form, attempt));
  assert(price, 'a command buys a ticket');
  if (others.length > 0) return wallet.linked([price, ...others]);
  const { kind: _debit, ...single } = price;
  return [await wallet.transfer({ ...single, direction: 'out' })];
}

type Price = Extract<Operation, { kind: 'debit' }>;

/** What a ticket costs, under its own id. */
function priceOf({ ticketPriceMinor, closesAt }: Form, attempt: Attempt): Price {
  const { id, jackpotId, playerId, sessionEpoch, columns } = attempt;
  return {
    kind: 'debit',
    playerId,
    key: id,
    amountMinor: ticketPriceMinor * BigInt(columns),
    house: poolAccount(jackpotId),
    about: 'jackpot-ticket',
    played,
    isStake: true,
    sessionEpoch,
    notAfter: closesAt,
  };
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
