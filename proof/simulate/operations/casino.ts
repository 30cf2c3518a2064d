import { createClient } from '@harmattan/supplier-clients/clients';
import type { Reply, Seat, SupplierClient } from '@harmattan/supplier-clients/supplier-client';
import type { SupplierName } from '@harmattan/wires/suppliers/names';
import { supplierCredentials } from '@harmattan/wires/suppliers/sandbox-credentials';
import { raceGame } from '../players.ts';
import type { Draws } from '../random.ts';
import { isDone, type World } from '../world.ts';
import { beginSession } from './sessions.ts';
import { sayUntilAnswered } from './until-answered.ts';

/** A supplier of games with players at its tables, and its own book of what it took and paid. */
export interface Table {
  supplier: SupplierName;
  client: SupplierClient;
  seats: Map<bigint, Seat>;
}

export async function openTable(world: World, supplier: SupplierName): Promise<Table> {
  const client = createClient(supplier, {
    walletUrl: `http://wallet.sim/wallet/${supplier}`,
    credentials: supplierCredentials[supplier],
    send: world.sendFrom(supplier),
    clock: { now: () => new Date(world.time.nowMs()) },
  });
  const seats = new Map<bigint, Seat>();
  for (const playerId of world.players) {
    const opened = await client.open(await beginSession(world, supplier, playerId));
    if (opened.status !== 'open') throw new Error(`${supplier} refused a launch: ${opened.raw}`);
    seats.set(playerId, opened.seat);
  }
  return { supplier, client, seats };
}

/** One round: a stake, and what becomes of it. The supplier knows at its end what it has taken and paid. */
export async function playRound(
  world: World,
  table: Table,
  draws: Draws,
  playerId = draws.pick(world.players),
): Promise<void> {
  const seat = table.seats.get(playerId) as Seat;
  const house = `house:${table.supplier}`;
  const amountMinor = draws.minor(10, 3_000);
  const [txId, round] = [world.newId(), world.newId()];
  const book = (minor: bigint) => world.ledger.book(house, playerId, minor);
  const countStake = (minor: bigint) =>
    table.supplier === raceGame.supplier && world.ledger.countStake(playerId, minor);
  const say = (ask: () => Promise<Reply>) => sayUntilAnswered(world, { playerId, by: table.supplier }, ask);
  const cancel = () =>
    say(() => table.client.cancel(seat, { txId: world.newId(), round, amountMinor, stakeTxId: txId }));
  const stuck = (what: string) => world.ledger.violate(`${table.supplier} never gets an answer to a ${what}`);

  if (table.client.play && draws.chance(0.5)) {
    const winMinor = draws.minor(0, 6_000);
    const played = await say(async () =>
      (table.client.play as NonNullable<SupplierClient['play']>)(seat, { txId, round, amountMinor, winMinor }),
    );
    if (!played) return stuck('round in one word');
    if (isDone(played)) book(amountMinor - winMinor);
    return;
  }
  if (draws.chance(0.25)) {
    // Sent once, and undone when no answer comes, instead of sent again.
    world.command();
    const staked = await table.client.stake(seat, { txId, round, amountMinor }).catch(() => undefined);
    if (staked === undefined || staked.verdict === 'unavailable') {
      if (!(await cancel())) stuck('cancelled stake');
      return;
    }
    if (!isDone(staked)) return;
  } else {
    const staked = await say(() => table.client.stake(seat, { txId, round, amountMinor }));
    if (!staked) return stuck('stake');
    if (!isDone(staked)) return;
  }
  book(amountMinor);
  countStake(amountMinor);
  const end = draws.next();
  if (end < 0.15) {
    const undone = await cancel();
    if (!undone) return stuck('cancelled stake');
    if (isDone(undone)) {
      book(-amountMinor);
      countStake(-amountMinor);
    }
  } else if (end < 0.75) {
    const win = { txId: world.newId(), round, amountMinor: draws.minor(1, 6_000), stakeTxId: txId };
    const won = await say(() => table.client.win(seat, win));
    if (!won) return stuck('win');
    if (isDone(won)) book(-win.amountMinor);
    else world.ledger.violate(`${table.supplier} may not pay a win: ${won.verdict}`);
    // A stake that was paid for is not undone, whatever its supplier asks.
    if (draws.chance(0.15)) await cancel();
  }
}
