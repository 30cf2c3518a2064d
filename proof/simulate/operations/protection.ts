import { jsonNumberFromMinor } from '@harmattan/kernel/money';
import { breakTaker, carefulPlayers, playersPassword } from '../players.ts';
import { createDraws, type Draws } from '../random.ts';
import type { World } from '../world.ts';
import { bet } from './books.ts';
import { playRound } from './casino.ts';
import type { Stage } from './draw-operation.ts';
import { ask, payByHand, sweep } from './payments.ts';

/** Within these a limit is reached by what a player stakes, loses and deposits in a seed. Kobo, of time minutes. */
const ranges: Record<string, [least: number, most: number]> = {
  stake: [2_000, 40_000],
  loss: [1_000, 10_000],
  deposit: [200_00, 1_200_00],
  time: [1, 4],
};
const stakesBeside = 2;
const sweepsOfDay = 3;
const sweepAgainMs = 120_000;
const roundsBeside = 5;
const dayMs = 86_400_000;
/** How long a higher limit waits, and a little. */
const raiseWaitMs = dayMs + 60_000;

interface ShownLimits {
  limits: { pending: { id: string; isReady: boolean } | null }[];
  held: { id: string; isMoving: boolean }[];
}

const shownTo = async (world: World, playerId: bigint): Promise<ShownLimits | undefined> =>
  ((await ask(world, playerId, 'GET Limits/Get', {}))?.data ?? undefined) as ShownLimits | undefined;

/** A careful player sets a limit: the first one, a lower one, or a higher one that waits. Stakes of the same player are on their way. */
export async function changeLimit(stage: Stage, draws: Draws): Promise<void> {
  const { world } = stage;
  const playerId = draws.pick(carefulPlayers);
  const kind = draws.pick(['stake', 'stake', 'stake', 'loss', 'loss', 'deposit', 'deposit', 'time'] as const);
  const period = draws.pick(['day', 'day', 'week', 'month'] as const);
  const drawn = draws.minor(...(ranges[kind] as [number, number]));
  const wanted = kind === 'time' ? Number(drawn) : jsonNumberFromMinor(drawn);
  const amount = draws.chance(0.1) ? null : wanted;
  const set = ask(world, playerId, 'POST Limits/Set', { body: { kind, period, amount } });
  await Promise.all([set, ...stakesOf(stage, playerId, draws)]);
  if (draws.chance(0.3)) await confirmRaises(world, playerId);
}

/** A break from play begins while stakes of the same player are on their way. */
export async function takeBreak(stage: Stage, draws: Draws): Promise<void> {
  const { world } = stage;
  const isExclusion = draws.chance(0.5);
  const call = isExclusion ? 'POST Limits/Exclude' : 'POST Limits/TimeOut';
  const body = { ...(isExclusion ? { months: 6 } : { hours: 24 }), password: playersPassword };
  let isTaken = false;
  const taken = ask(world, breakTaker, call, { body }).finally(() => {
    isTaken = true;
  });
  // One stake follows another, so that some are on their way at the very instant of the break.
  const goOn = async () => {
    for (let rounds = 0; !isTaken && rounds < roundsBeside; rounds += 1)
      await Promise.all(stakesOf(stage, breakTaker, draws));
  };
  await Promise.all([taken, goOn()]);
}

function stakesOf({ world, tables, books }: Stage, playerId: bigint, draws: Draws): Promise<void>[] {
  return Array.from({ length: stakesBeside }, (_, at) => {
    const own = createDraws(`${world.seed} beside ${draws.next()} ${at}`);
    return own.chance(0.7)
      ? playRound(world, own.pick(tables), own, playerId)
      : bet(world, own.pick(books), own, playerId);
  });
}

/** Asks for what waits to be confirmed, also where it is too early. */
async function confirmRaises(world: World, playerId: bigint): Promise<void> {
  for (const { pending } of (await shownTo(world, playerId))?.limits ?? []) {
    if (!pending) continue;
    const told = await ask(world, playerId, 'POST Limits/Confirm', { body: { id: pending.id } });
    if (told?.status === 'SUCCESS' && !pending.isReady) world.ledger.violate('a raise is confirmed before its time');
  }
}

/** A careful player is paid more than the limit of a day that holds by then. */
export async function payAboveLimit(world: World, draws: Draws): Promise<void> {
  const playerId = draws.pick(carefulPlayers);
  const amount = jsonNumberFromMinor(draws.minor(100_00, 300_00));
  await ask(world, playerId, 'POST Limits/Set', { body: { kind: 'deposit', period: 'day', amount } });
  const amountMinor = draws.minor(300_00, 900_00);
  await payByHand(world, draws.pick(['selcom', 'fasthub'] as const), { playerId, amountMinor, draws });
}

/** A player says what becomes of money above a limit, or the operator gives back what a player wants back. */
export async function decideAboveLimit(world: World, draws: Draws): Promise<void> {
  await chooseForHeld(world, draws.pick(carefulPlayers), draws);
  await giveBack(world);
}

async function chooseForHeld(world: World, playerId: bigint, draws: Draws): Promise<void> {
  for (const { id, isMoving } of (await shownTo(world, playerId))?.held ?? []) {
    const choice = draws.chance(0.7) ? 'release' : 'return';
    if (!isMoving) await ask(world, playerId, 'POST Limits/ChooseHeld', { body: { id, choice } });
  }
}

async function giveBack(world: World): Promise<void> {
  world.command();
  await world
    .inside('operator', async ({ cashier }) => {
      const waiting = await cashier.waitingForOperator();
      const item = waiting.find(({ kind }) => kind === 'deposit above a limit');
      if (item) await cashier.returnAboveLimit({ paymentId: item.id, by: 'ngozi', why: 'simulated' });
    })
    .catch(() => {});
}

/** The player wants no limit of deposits any more. Once that is confirmed there is room for all that waits. */
async function endDepositLimits(world: World, playerId: bigint): Promise<void> {
  for (const period of ['day', 'week', 'month'])
    await ask(world, playerId, 'POST Limits/Set', { body: { kind: 'deposit', period, amount: null } });
}

/** A day later raises are confirmed, and money above limits is credited by two sweepers at once. */
export async function endDay(world: World, draws: Draws): Promise<void> {
  for (const playerId of carefulPlayers) await chooseForHeld(world, playerId, draws);
  for (const playerId of carefulPlayers) if (draws.chance(0.7)) await endDepositLimits(world, playerId);
  world.time.moveBy(raiseWaitMs);
  for (const playerId of carefulPlayers) await confirmRaises(world, playerId);
  for (let turn = 0; turn < sweepsOfDay; turn += 1) {
    await Promise.all([sweep(world), sweep(world)]);
    // What a fault cut short is due again by then.
    world.time.moveBy(sweepAgainMs);
  }
  await giveBack(world);
}
