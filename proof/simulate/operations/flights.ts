import type { Seat } from '../../../stand-ins/arcade/src/seats/index.ts';
import { fixSalt, publishChain } from '../../../stand-ins/arcade/src/zeppelin/chains.ts';
import { wonAt } from '../../../stand-ins/arcade/src/zeppelin/exits.ts';
import type { Flight } from '../../../stand-ins/arcade/src/zeppelin/flight.ts';
import { insertFlight, listBoarded, setState } from '../../../stand-ins/arcade/src/zeppelin/flights-store.ts';
import { lost } from '../../../stand-ins/arcade/src/zeppelin/settling.ts';
import { type Arcade, zeppelinSupplier } from '../arcade.ts';
import type { Draws } from '../random.ts';
import type { World } from '../world.ts';
import { beginSession } from './sessions.ts';
import { untilAnswered } from './until-answered.ts';

/** Zeppelin's table: one flight at a time. */
export interface Zeppelin {
  seats: Map<bigint, Seat>;
  isFlying: boolean;
  /** A flight may have been left behind: the next step is to clear it up. */
  hasLeft: boolean;
}

interface Bet {
  playerId: bigint;
  stakeMinor: bigint;
  key: string;
  target: number | null;
  /** How high the player gets out by hand, if the flight comes so far. */
  exit: number | undefined;
}

const game = { name: 'zeppelin', isProvable: false };
const flightsInChain = 300;
const bettingMs = 6_000;
const pauseMs = 3_000;
/** Only one process flies here. `proof/faults/two-arcades` proves the fence of the lease. */
const term = { assertHeld: async () => {} };

export async function openZeppelin(world: World): Promise<Zeppelin> {
  const seats = new Map<bigint, Seat>();
  for (const playerId of world.players) {
    const launch = await beginSession(world, zeppelinSupplier, playerId);
    const seat = await world.inArcade(async (arcade) => {
      const told = { ...launch, isFree: false, language: 'en' as const, wayBack: undefined };
      const taken = await arcade.seats.take(zeppelinSupplier, told);
      return taken.status === 'taken' ? arcade.seats.bySecret(taken.secret) : undefined;
    });
    if (!seat) throw new Error('the arcade refused a launch');
    seats.set(playerId, seat);
  }
  await world.inArcade(async ({ pool, random }) => {
    await publishChain(pool, random, flightsInChain);
    await fixSalt(pool, random, world.seed.padEnd(43, 's'));
  });
  return { seats, isFlying: false, hasLeft: false };
}

/** One flight: bets, cash-outs, and the burst or the end of a flight that is called off. */
export async function fly(world: World, zeppelin: Zeppelin, draws: Draws): Promise<void> {
  if (zeppelin.isFlying) return;
  zeppelin.isFlying = true;
  const crew = world.players.filter(() => draws.chance(0.6));
  const bets = crew.map((playerId): Bet => {
    const key = `00000000-0000-7000-8000-${world.newId().padStart(12, '0')}`;
    const stakeMinor = draws.minor(10, 3_000);
    const target = draws.chance(0.3) ? 101 + draws.below(300) : null;
    return { playerId, stakeMinor, key, target, exit: draws.chance(0.7) ? 101 + draws.below(200) : undefined };
  });
  const isCalledOff = draws.chance(0.15);
  try {
    await clearUp(world, zeppelin);
    const landed = await world.inArcade(async (arcade) => {
      const startsAt = new Date(world.time.nowMs() + bettingMs);
      const flight = await insertFlight({ pool: arcade.pool, term }, { startsAt, pauseMs });
      await board(world, { arcade, zeppelin, flight, bets });
      if (!isCalledOff) await carryThrough({ arcade, zeppelin, flight, bets });
      return !isCalledOff;
    });
    if (!landed) zeppelin.hasLeft = true;
  } catch {
    zeppelin.hasLeft = true;
  } finally {
    zeppelin.isFlying = false;
  }
}

interface Aloft {
  arcade: Arcade;
  zeppelin: Zeppelin;
  flight: Flight;
  bets: readonly Bet[];
}

async function board(world: World, { arcade, zeppelin, flight, bets }: Aloft): Promise<void> {
  await Promise.all(
    bets.map(async ({ playerId, stakeMinor, key, target }) => {
      world.command();
      const seat = zeppelin.seats.get(playerId) as Seat;
      const wish = { key, stakeMinor, choice: { target }, spinId: flight.spinId };
      // The page has no answer. What became of the bet is for the arcade to find out.
      await arcade.rounds.play(seat, game, wish).catch(() => {});
    }),
  );
  await arcade.rounds.giveBackUnanswered(flight.spinId);
}

async function carryThrough({ arcade, zeppelin, flight, bets }: Aloft): Promise<void> {
  const { rounds, pool, exits, settling } = arcade;
  await setState(pool, flight, 'flying');
  const [first, ...rest] = (await listBoarded(pool, flight)).flatMap((bet) => {
    const exit = bets.find(({ playerId }) => zeppelin.seats.get(playerId)?.owner === bet.owner)?.exit;
    return exit === undefined || exit > flight.burstHundredths || bet.target !== undefined
      ? []
      : [{ bet, height: exit }];
  });
  // A second tap comes too late, whatever it asks for.
  if (first) await rounds.decideRiding([wonAt(first.bet, first.height)]);
  if (first) await rounds.decideRiding([wonAt(first.bet, first.height + 1)]);
  await exits.letOut(flight, rest, 'hand');
  await setState(pool, flight, 'burst');
  await settling.settleRest(flight, lost);
}

/** What a process that died or a failed statement has left in the air. */
export async function clearUp(world: World, zeppelin: Zeppelin): Promise<void> {
  if (!zeppelin.hasLeft) return;
  await untilAnswered(world, () =>
    world
      .inArcade(async ({ settling }) => {
        await settling.clearUp();
        return 'cleared' as const;
      })
      .then((cleared) => cleared ?? ('again' as const)),
  );
  zeppelin.hasLeft = false;
}

/** What the arcade's worker does every so often. */
export async function sendOn(world: World): Promise<void> {
  await world.inArcade((arcade) => arcade.resolveDue()).catch(() => {});
}

/** When the last of the unfinished bets is due. Undefined when all are over. */
export async function betsDueMs(world: World): Promise<number | undefined> {
  const [row] = await world.look<{ last: string | null }>(
    `select extract(epoch from max(due_at)) * 1000 as last from arcade.round where state in ('staking', 'staked', 'cancelling')`,
  );
  return row?.last ? Number(row.last) : undefined;
}

/** The arcade's own book, once all is quiet: what it took and paid for each bet. */
export async function bookBets(world: World, zeppelin: Zeppelin): Promise<void> {
  const players = new Map([...zeppelin.seats].map(([playerId, { id }]) => [String(id), playerId]));
  const rows = await world.look<{ seat: string; state: string; stake: string; win: string | null }>(
    'select seat_id::text as seat, state, stake_kobo::text as stake, win_kobo::text as win from arcade.round',
  );
  for (const { seat, state, stake, win } of rows) {
    if (state === 'settled') {
      world.ledger.book(`house:${zeppelinSupplier}`, players.get(seat) as bigint, BigInt(stake) - BigInt(win ?? 0));
    } else if (state !== 'cancelled' && state !== 'refused') {
      world.ledger.violate(`Zeppelin leaves a bet ${state}`);
    }
  }
}
