import type { Clock } from '@harmattan/kernel/clock';
import type { Minor } from '@harmattan/kernel/money';
import type { Random } from '@harmattan/kernel/random';
import { createDueWorker } from '@harmattan/process/due-worker';
import { createWorker } from '@harmattan/process/worker';
import type { OperatorAnswer } from '@harmattan/wires/book-operator/calls';
import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import type { Bet, BetList, CashOutAnswer, PlaceAnswer, PlaceRequest, SeatView } from '../contract/bets.ts';
import type { Seat } from '../seats/index.ts';
import { endReferrals, hasOverReferrals } from '../trading/index.ts';
import type { Wallets } from '../wallets.ts';
import { hasAutoSales, sellReached, setAutoSale } from './auto-sale.ts';
import type { BetsDeps, BetsOffer } from './bets-deps.ts';
import { findBet, findByTicket, findOwnBet, listBets } from './bets-store.ts';
import { decideWaiting } from './decide-waiting.ts';
import { answerSlip, askSlip, placeBets } from './place-bets.ts';
import { hasDueSales } from './sales-store.ts';
import { decideSales, sellBet, type WishedSale } from './sell-bet.ts';
import { createSender } from './sender.ts';
import { judgeLate, settleResults } from './settle.ts';
import { cancelOverdue, hasOverdue, hasWaiting, listUnlooked } from './stakes-store.ts';
import { tellBet, tellBets } from './tell-bet.ts';
import { viewSeat } from './view-seat.ts';
import { type VoidWish, voidBet } from './void-bet.ts';

export type { BetRecord, LegAbout } from './bet.ts';
export { readBets } from './bet-row.ts';
export { judgedAbove, judgedState, judgedVoid, linesBelow, potentialAbove } from './lines-sql.ts';

const decideEveryMs = 150;
const settleEveryMs = 1_000;
const autoEveryMs = 500;
const stakesEveryMs = 500;
const betsShown = 20;
const overdueAtOnce = 100;
/** More than this at once is more than the wallet answers in time. */
const placingMax = 400;

/** Bets on everything that is offered, and their money over the supplier's wire. */
export interface Bets {
  /** Undefined: the key is another slip's. */
  place(seat: Seat, request: PlaceRequest): Promise<PlaceAnswer | undefined>;
  /** How a slip stands, by its key. */
  ask(seat: Seat, key: string): Promise<PlaceAnswer>;
  /** The player's answer to an offer of the operator's. Undefined: there is no such slip. */
  answerOffer(seat: Seat, answer: { key: string; stakeMinor: Minor | null }): Promise<PlaceAnswer | undefined>;
  list(seat: Seat, query: { isOpen: boolean; before: bigint | undefined }): Promise<BetList>;
  /** Undefined: the player has no such bet. Here and below. */
  find(seat: Seat, id: bigint): Promise<Bet | undefined>;
  cashOut(seat: Seat, id: bigint, wish: WishedSale): Promise<CashOutAnswer | undefined>;
  /** Undefined ends it. */
  autoCashOut(seat: Seat, id: bigint, amountMinor: Minor | undefined): Promise<Bet | undefined>;
  /** For every holder of its link. */
  byTicket(ticket: string): Promise<Bet | undefined>;
  seat(seat: Seat): Promise<SeatView>;
  /** For the operator. */
  voidForOperator(wish: VoidWish): Promise<OperatorAnswer<'void-ticket'>>;
  start(): void;
  stop(): Promise<void>;
}

export function createBets(options: {
  pool: pg.Pool;
  clock: Clock;
  random: Random;
  offer: BetsOffer;
  wallets: Wallets;
  liveBetDelayMs: number;
  referrals: BetsDeps['referrals'];
  log: FastifyBaseLogger;
}): Bets {
  const { pool, offer, log } = options;
  const deps: BetsDeps = { ...options, sender: createSender(options) };
  const { follow, settled } = createFollowed(log);
  const settle = createSettling(deps);
  let placing = 0;
  let stopListening = () => {};

  const workers = createWorkers(deps, { clock: options.clock, follow, settle });

  return {
    async place(seat, request) {
      placing += 1;
      try {
        return await placeBets(deps, seat, request, { isBusy: placing > placingMax });
      } finally {
        placing -= 1;
      }
    },
    ask: (seat, key) => askSlip(deps, seat, key),
    answerOffer: (seat, answer) => answerSlip(deps, seat, answer),
    ...createLooks(deps),
    cashOut: (seat, id, wish) => sellBet(deps, seat, id, wish),
    async autoCashOut(seat, id, amountMinor) {
      const bet = await findOwnBet(pool, seat, id);
      if (bet) await setAutoSale(pool, bet, amountMinor);
      return bet && tellBet(deps, await findBet(pool, id));
    },
    async voidForOperator(wish) {
      const answer = await voidBet(pool, wish);
      // The workers send what this does not.
      if (answer.status === 'done') follow(deps.sender.sendFor(BigInt(wish.number)));
      return answer;
    },
    start() {
      for (const worker of workers) worker.start();
      deps.sender.start();
      stopListening = offer.onChange(({ kind }) => {
        if (kind === 'finished' || kind === 'corrected' || kind === 'moved') follow(settle());
      });
    },
    async stop() {
      stopListening();
      await Promise.all(workers.map((worker) => worker.stop()));
      await settled();
      await deps.sender.stop();
    },
  };
}

/** What a player, or a holder of a link, looks at. */
function createLooks(deps: BetsDeps): Pick<Bets, 'list' | 'find' | 'byTicket' | 'seat'> {
  const { pool } = deps;
  return {
    async list(seat, { isOpen, before }) {
      const bets = await listBets(pool, seat, { isOpen, before, betsMax: betsShown + 1 });
      const shown = bets.slice(0, betsShown);
      return {
        bets: await tellBets(deps, shown),
        before: bets.length > betsShown ? String(shown.at(-1)?.id) : null,
      };
    },
    async find(seat, id) {
      const bet = await findOwnBet(pool, seat, id);
      return bet && tellBet(deps, bet);
    },
    async byTicket(ticket) {
      const bet = await findByTicket(pool, ticket);
      return bet && tellBet(deps, bet);
    },
    seat: (seat) => viewSeat(deps, seat),
  };
}

function createWorkers(
  deps: BetsDeps,
  { clock, follow, settle }: { clock: Clock; follow(work: Promise<unknown>): void; settle(): Promise<void> },
) {
  const onError = (error: unknown) => deps.log.warn({ err: error }, 'bets could not be looked after');
  const due = (
    [
      [decideEveryMs, hasWaiting, () => decideWaiting(deps, follow)],
      [decideEveryMs, hasDueSales, () => decideSales(deps, follow)],
      [autoEveryMs, hasAutoSales, () => sellReached(deps, follow)],
      [stakesEveryMs, hasOverdue, () => lookAfterStakes(deps)],
      [stakesEveryMs, hasOverReferrals, () => endReferrals(deps.pool)],
    ] as const
  ).map(([everyMs, isDue, runNext]) => createDueWorker({ pool: deps.pool, clock, everyMs, isDue, runNext, onError }));
  return [...due, createWorker({ clock, pollMs: settleEveryMs, runNext: settle, onError })];
}

/** Work that no caller waits for. The workers retry what fails of it. */
function createFollowed(log: FastifyBaseLogger) {
  const followed = new Set<Promise<unknown>>();
  return {
    follow(work: Promise<unknown>): void {
      const done = work
        .catch((error: unknown) => log.warn({ err: error }, 'a bet was left to the workers'))
        .finally(() => followed.delete(done));
      followed.add(done);
    },
    settled: () => Promise.all(followed),
  };
}

/** One settling at a time. A call while it is under way may have come too late for it, so it is done once more. */
function createSettling(deps: BetsDeps): () => Promise<void> {
  let settling: Promise<void> | undefined;
  let isToSettle = false;

  async function settleAll(): Promise<void> {
    while (isToSettle) {
      isToSettle = false;
      await settleResults(deps);
    }
  }

  return () => {
    isToSettle = true;
    settling ??= settleAll().finally(() => {
      settling = undefined;
    });
    return settling;
  };
}

/** What a crash, or a wallet that does not answer, has left between asking for a stake and having a bet. */
async function lookAfterStakes(deps: BetsDeps): Promise<void> {
  if ((await cancelOverdue(deps.pool, overdueAtOnce)) > 0) deps.sender.wake();
  for (const id of await listUnlooked(deps.pool, overdueAtOnce)) await judgeLate(deps, id);
}
