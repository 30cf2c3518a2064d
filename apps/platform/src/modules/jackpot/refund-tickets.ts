import { inTransaction } from '@harmattan/process/transaction';
import {
  consolationAccount,
  houseAccount,
  moveKey,
  played,
  poolAccount,
  refundKey,
  rolloverAccount,
} from './accounts.ts';
import type { JackpotDeps } from './jackpot-deps.ts';
import { claimWork, findJackpot, type Jackpot, setProgress, setState } from './jackpots-store.ts';
import { moveMoney } from './move-money.ts';
import { consolationsOf } from './pool.ts';
import { listTiers } from './prizes-store.ts';
import { hasAttempts, listTickets } from './tickets-store.ts';
import { throwIfAnyFailed, workByPlayer } from './work-by-player.ts';

const chunkSize = 500;

/** Gives back the price of the next tickets of a void jackpot. When all have it, what was promised goes back as well. */
export async function refundTickets(deps: JackpotDeps, id: number, limit = chunkSize): Promise<boolean> {
  const jackpot = await findJackpot(deps.pool, id);
  if (jackpot?.work !== 'refund' || (await hasAttempts(deps.pool, id))) return false;
  const tickets = await listTickets(deps.pool, { jackpotId: id, after: jackpot.lastTicket, limit });
  if (tickets.length === 0) {
    await finish(deps, jackpot);
    return true;
  }
  const outcomes = await workByPlayer(tickets, (ticket) => refund(deps, ticket));
  const failedAt = outcomes.findIndex(({ status }) => status === 'rejected');
  // How far it came is one ticket's id: whatever came back behind one that did not is asked for again, which moves nothing.
  const back = failedAt === -1 ? tickets : tickets.slice(0, failedAt);
  await inTransaction(deps.pool, async (client) => {
    const seen = await claimWork(client, id, 'refund');
    // Another process gave the same tickets back meanwhile, and the money moved once.
    if (seen?.lastTicket !== jackpot.lastTicket) return;
    const lastTicket = back.at(-1)?.id ?? jackpot.lastTicket;
    await setProgress(client, id, { lastTicket, tickets: jackpot.tickets + BigInt(back.length) });
  });
  throwIfAnyFailed(outcomes);
  return true;
}

async function refund({ wallet }: JackpotDeps, { id, playerId }: { id: string; playerId: bigint }): Promise<void> {
  const { status } = await wallet.reverse({ playerId, key: refundKey(id), of: id, about: 'jackpot-refund', played });
  if (status !== 'ok') throw new Error(`the wallet does not give ticket ${id} back: ${status}`);
}

async function finish(deps: JackpotDeps, jackpot: Jackpot): Promise<void> {
  const { id, typeId, guaranteedMinor, rolledInMinor } = jackpot;
  const tiers = await listTiers(deps.pool, [id]);
  const pool = poolAccount(id);
  await moveMoney(deps, { key: moveKey(id, 'unneeded'), from: pool, to: houseAccount, amountMinor: guaranteedMinor });
  // Players were promised it before; it waits for the next one again.
  await moveMoney(deps, {
    key: moveKey(id, 'roll-back'),
    from: pool,
    to: rolloverAccount(typeId),
    amountMinor: rolledInMinor,
  });
  await moveMoney(deps, {
    key: moveKey(id, 'unused'),
    from: consolationAccount(id),
    to: houseAccount,
    amountMinor: consolationsOf(tiers),
  });
  await inTransaction(deps.pool, async (client) => {
    if (await claimWork(client, id, 'refund')) await setState(client, id, { state: 'void', work: null });
  });
}
