import type { Minor } from '@harmattan/kernel/money';
import type pg from 'pg';
import { rolloverAccount } from './accounts.ts';
import { rightPicks, sharedBy } from './count-tickets.ts';
import { countingGames } from './counting.ts';
import type { Result } from './enter-result.ts';
import { type JackpotEvent, listEvents } from './events-store.ts';
import type { JackpotDeps } from './jackpot-deps.ts';
import { findJackpot, type Jackpot } from './jackpots-store.ts';
import { consolationsOf, shareOut, takingsOf, unwonOf } from './pool.ts';
import { countWinners, listTiers, type Tier } from './prizes-store.ts';
import { countColumnsOf } from './tickets-store.ts';

/** What opening moves. */
export interface OpenPreview {
  guaranteedMinor: Minor;
  consolationMinor: Minor;
  rollsInMinor: Minor;
}

export interface TierPreview {
  misses: number;
  amountMinor: Minor;
  winners: bigint;
  shareMinor: Minor;
  restMinor: Minor;
}

/** What settling pays. */
export interface SettlePreview {
  tiers: TierPreview[];
  paidMinor: Minor;
  rollsOverMinor: Minor;
  consolationBackMinor: Minor;
  takingsMinor: Minor;
}

/** What voiding gives back. */
export interface VoidPreview {
  refundMinor: Minor;
  guaranteeBackMinor: Minor;
  consolationBackMinor: Minor;
  rollsBackMinor: Minor;
}

/** What comes of cancelling a game: a reserve takes its place, it counts as right on every ticket, or the jackpot is void. */
export interface CancelPreview {
  eventId: number;
  outcome: 'reserve' | 'given' | 'unused' | 'void';
  reserveId: number | null;
}

export interface Preview {
  /** Columns: what was paid for. */
  tickets: bigint;
  open: OpenPreview | null;
  /** Games that count and have no result. */
  missing: number;
  settle: SettlePreview | null;
  void: VoidPreview | null;
  cancel: CancelPreview[];
}

/**
 * What each step would do now, by the same functions that do it; nothing is written. Two readings of one instant.
 * @param proposed Results that are not entered yet: what settling by them would pay.
 */
export async function previewJackpot(
  { pool, wallet }: Pick<JackpotDeps, 'pool' | 'wallet'>,
  { id, proposed = [] }: { id: number; proposed?: Result[] },
): Promise<Preview | undefined> {
  const found = await findJackpot(pool, id);
  if (!found) return undefined;
  const rollsInMinor = found.state === 'draft' ? await wallet.houseBalance(rolloverAccount(found.typeId)) : 0n;
  return inOneInstant(pool, async (client) => {
    const jackpot = (await findJackpot(client, id)) as Jackpot;
    const tiers = await listTiers(client, [id]);
    const events = (await listEvents(client, [id])).map((event) => withResult(event, proposed));
    const tickets = jackpot.openedAt ? await countColumnsOf(client, id) : 0n;
    const { games } = countingGames(events);
    const missing = games.filter(({ result }) => !result).length;
    const isLive = jackpot.state === 'open' || jackpot.state === 'closed';
    const sold = { ...jackpot, tickets };
    return {
      ...{ tickets, missing },
      open:
        jackpot.state === 'draft'
          ? { ...promised(jackpot, tiers), rollsInMinor: jackpot.work === null ? rollsInMinor : jackpot.rolledInMinor }
          : null,
      settle:
        isLive && missing === 0
          ? settling(sold, tiers, await countWinners(client, { jackpotId: id, right: rightPicks(jackpot, events) }))
          : null,
      void: isLive ? voiding(sold, tiers) : null,
      cancel: isLive || jackpot.state === 'draft' ? cancelling(events) : [],
    };
  });
}

function withResult(event: JackpotEvent, proposed: Result[]): JackpotEvent {
  const told = proposed.find(({ eventId }) => eventId === event.id);
  return told ? { ...event, result: { score1: told.score1, score2: told.score2 } } : event;
}

function promised({ guaranteedMinor }: Jackpot, tiers: Tier[]) {
  return { guaranteedMinor, consolationMinor: consolationsOf(tiers) };
}

function settling(jackpot: Jackpot, tiers: Tier[], winnersOf: Map<number, bigint>): SettlePreview {
  const shown = tiers.map((tier) => {
    const amountMinor = sharedBy(tier, jackpot);
    const winners = winnersOf.get(tier.misses) ?? 0n;
    return { misses: tier.misses, amountMinor, winners, ...shareOut(amountMinor, winners) };
  });
  const { rollsOverMinor, toHouseMinor } = unwonOf(shown);
  return {
    tiers: shown,
    paidMinor: shown.reduce((sum, { shareMinor, restMinor, winners }) => sum + shareMinor * winners + restMinor, 0n),
    rollsOverMinor,
    consolationBackMinor: toHouseMinor,
    takingsMinor: takingsOf(jackpot, jackpot.tickets),
  };
}

function voiding(jackpot: Jackpot, tiers: Tier[]): VoidPreview {
  return {
    refundMinor: jackpot.ticketPriceMinor * jackpot.tickets,
    guaranteeBackMinor: jackpot.guaranteedMinor,
    consolationBackMinor: consolationsOf(tiers),
    rollsBackMinor: jackpot.rolledInMinor,
  };
}

function cancelling(events: JackpotEvent[]): CancelPreview[] {
  const now = new Set(countingGames(events).games.map(({ id }) => id));
  return events
    .filter(({ isCancelled }) => !isCancelled)
    .map((event) => {
      const left = countingGames(events.map((one) => (one === event ? { ...one, isCancelled: true } : one)));
      const reserveId = left.games.find(({ id }) => !now.has(id))?.id ?? null;
      if (left.isVoid) return { eventId: event.id, outcome: 'void', reserveId: null };
      if (reserveId !== null) return { eventId: event.id, outcome: 'reserve', reserveId };
      return { eventId: event.id, outcome: now.has(event.id) ? 'given' : 'unused', reserveId: null };
    });
}

const longestMs = 20_000;

/** All that is read is of one instant, and the database refuses to write. */
async function inOneInstant<Result>(pool: pg.Pool, read: (client: pg.PoolClient) => Promise<Result>): Promise<Result> {
  const client = await pool.connect();
  try {
    await client.query('begin transaction isolation level repeatable read read only');
    await client.query(`set local statement_timeout = ${longestMs}`);
    const result = await read(client);
    await client.query('commit');
    client.release();
    return result;
  } catch (error) {
    await client.query('rollback').then(
      () => client.release(),
      () => client.release(true),
    );
    throw error;
  }
}
