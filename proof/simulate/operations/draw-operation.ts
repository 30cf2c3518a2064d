import type { Draws } from '../random.ts';
import type { World } from '../world.ts';
import { archiveAndRepeat } from './archive.ts';
import { type Book, bet } from './books.ts';
import { playRound, type Table } from './casino.ts';
import { type Contests, keepJackpots, keepRaces } from './contests.ts';
import { fly, sendOn, type Zeppelin } from './flights.ts';
import { holdAndUse, stakeAndReverse } from './house.ts';
import { linkedBesideLocks, linkedInStorm } from './linked.ts';
import {
  callBack,
  decideAsOperator,
  deposit,
  finishPayout,
  payAfterFailure,
  resolveAsOperator,
  sweep,
  withdraw,
} from './payments.ts';
import { changeLimit, decideAboveLimit, payAboveLimit, takeBreak } from './protection.ts';
import { buyTickets } from './tickets.ts';

const stormChance = 0.3;

/** What the operations of a seed play on. */
export interface Stage {
  world: World;
  tables: Table[];
  books: Book[];
  contests: Contests;
  zeppelin: Zeppelin;
  /** Whether PostgreSQL decides now and then between messages that are released together. */
  isRacing: boolean;
}

type Operation = (stage: Stage, draws: Draws) => Promise<unknown>;

/** How often each operation is drawn, out of all. */
const operations: [weight: number, name: string, run: Operation][] = [
  [44, 'round', ({ world, tables }, draws) => playRound(world, draws.pick(tables), draws)],
  [28, 'bet', ({ world, books }, draws) => bet(world, draws.pick(books), draws)],
  [9, 'flight', ({ world, zeppelin }, draws) => fly(world, zeppelin, draws)],
  [6, 'send on', ({ world }) => sendOn(world)],
  [12, 'deposit', ({ world }, draws) => deposit(world, draws)],
  [10, 'withdraw', ({ world }, draws) => withdraw(world, draws)],
  [8, 'finish a pay-out', ({ world }, draws) => finishPayout(world, draws)],
  [3, 'call back', ({ world }, draws) => callBack(world, draws.pick(world.players))],
  [2, 'decide', ({ world }, draws) => decideAsOperator(world, draws)],
  [3, 'resolve', ({ world }, draws) => resolveAsOperator(world, draws)],
  [2, 'pay after failure', ({ world }, draws) => payAfterFailure(world, draws)],
  [16, 'sweep', ({ world }) => sweep(world)],
  [10, 'tickets', ({ world, contests }, draws) => buyTickets(world, contests, draws)],
  [4, 'keep jackpots', ({ world }) => keepJackpots(world)],
  [4, 'keep races', ({ world }) => keepRaces(world)],
  [6, 'hold', ({ world }, draws) => holdAndUse(world, draws)],
  [6, 'stake and reverse', ({ world }, draws) => stakeAndReverse(world, draws)],
  [
    4,
    'linked',
    ({ world, isRacing }, draws) =>
      isRacing && draws.chance(stormChance) ? linkedInStorm(world, draws) : linkedBesideLocks(world, draws),
  ],
  [4, 'limit', changeLimit],
  [2, 'break', takeBreak],
  [3, 'pay above a limit', ({ world }, draws) => payAboveLimit(world, draws)],
  [3, 'decide above a limit', ({ world }, draws) => decideAboveLimit(world, draws)],
  [3, 'archive', ({ world }, draws) => archiveAndRepeat(world, draws)],
  [3, 'fold', ({ world }) => world.inside('fold', ({ accounts }) => accounts.fold()).catch(() => {})],
];

export function drawOperation(draws: Draws): (typeof operations)[number] {
  let left = draws.below(operations.reduce((sum, [weight]) => sum + weight, 0));
  for (const operation of operations) {
    left -= operation[0];
    if (left < 0) return operation;
  }
  throw new Error('the weights do not add up');
}
