import type { Minor } from '@harmattan/kernel/money';
import type { Queryable } from '@harmattan/process/transaction';
import { inTransaction } from '@harmattan/process/transaction';
import { countingGames } from './counting.ts';
import { type JackpotEvent, listEvents } from './events-store.ts';
import type { JackpotDeps } from './jackpot-deps.ts';
import { claimWork, type Jackpot, setProgress, setState } from './jackpots-store.ts';
import type { RightPick } from './judge.ts';
import { bytesOf, bytesPerGame, kindOf, type Score } from './kind.ts';
import { type PoolTerms, poolOf } from './pool.ts';
import { countChunk, fixShares, listTiers, type Tier } from './prizes-store.ts';
import { isSealed } from './seal-store.ts';
import { hasAttempts } from './tickets-store.ts';

/** Some seconds' work at most, all of it lost when it is cut off and none of it done twice. */
const chunkSize = 50_000;

/**
 * Looks at the next tickets of a jackpot that is being settled. What it found and how far it came is written in one commit,
 * so it can be cut off anywhere. Says whether there was something to do.
 */
export function countTickets(deps: Pick<JackpotDeps, 'pool'>, id: number, limit = chunkSize): Promise<boolean> {
  return inTransaction(deps.pool, async (client) => {
    const jackpot = await claimWork(client, id, 'count');
    if (!jackpot) return false;
    // Paid for but not yet a ticket: it must not be missed.
    if (await hasAttempts(client, id)) return false;
    // The tree holds what was sold before a result is looked at.
    if (!(await isSealed(client, id))) return false;
    const tiers = (await listTiers(client, [id])).map(({ misses }) => misses);
    const right = rightPicks(jackpot, await listEvents(client, [id]));
    const { seen, columns, last } = await countChunk(client, {
      jackpotId: id,
      after: jackpot.lastTicket,
      limit,
      right,
      tiers,
    });
    const tickets = jackpot.tickets + columns;
    await setProgress(client, id, { lastTicket: last ?? jackpot.lastTicket, tickets });
    if (seen < BigInt(limit)) await finish(client, { ...jackpot, tickets });
    return true;
  });
}

async function finish(client: Queryable, jackpot: Jackpot): Promise<void> {
  for (const tier of await listTiers(client, [jackpot.id])) {
    await fixShares(client, { ...tier, amountMinor: sharedBy(tier, jackpot) });
  }
  await setState(client, jackpot.id, { state: 'closed', work: 'pay' });
}

/** What the winners of a tier share: all correct the pool, the others their consolation. */
export function sharedBy(
  { misses, amountMinor }: Pick<Tier, 'misses' | 'amountMinor'>,
  jackpot: PoolTerms & { tickets: bigint },
): Minor {
  return misses === 0 ? poolOf(jackpot, jackpot.tickets) : (amountMinor as Minor);
}

/** What a ticket must say to be right. Every game that counts has its result. */
export function rightPicks({ typeId }: Pick<Jackpot, 'typeId'>, events: JackpotEvent[]): RightPick[] {
  const kind = kindOf(typeId);
  return countingGames(events).games.map(({ position, result }) => ({
    at: position * bytesPerGame(kind),
    bytes: bytesOf(kind, result as Score),
  }));
}
