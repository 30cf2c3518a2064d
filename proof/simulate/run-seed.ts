import type { BookName, SupplierName } from '@harmattan/wires/suppliers/names';
import { brokenRules } from './invariants.ts';
import { adjust, keepAdjustments } from './operations/adjustments.ts';
import { openBook } from './operations/books.ts';
import { openTable } from './operations/casino.ts';
import { callOff, endContests, keepContests, keepRaces, openContests } from './operations/contests.ts';
import { drawOperation, type Stage } from './operations/draw-operation.ts';
import { betsDueMs, bookBets, clearUp, openZeppelin, sendOn } from './operations/flights.ts';
import { topUp } from './operations/house.ts';
import { finishPayout, listWaiting, payAfterFailure, sweep, withdraw } from './operations/payments.ts';
import { endDay } from './operations/protection.ts';
import { buyTickets } from './operations/tickets.ts';
import type { Plan } from './plan.ts';
import { createDraws, type Draws } from './random.ts';
import type { Fault, Step } from './schedule.ts';
import { real, type VirtualTime } from './virtual-time.ts';
import { type OpenWorld, openWorld, type World } from './world.ts';

export interface SeedResult {
  seed: number;
  operations: number;
  faults: number;
  faultsDone: Fault[];
  messages: number;
  crashes: number;
  broken: string[];
  steps: Step[];
  ms: number;
  /** Processor time of this process. PostgreSQL's comes on top of it. */
  cpuMs: number;
}

const suppliers: SupplierName[] = [
  'betsolutions',
  'egt',
  'endorphina',
  'softgaming',
  'betconstruct',
  'qtech',
  'vivo',
  'globalbet',
];
const bookNames: BookName[] = ['altenar', 'bti', 'everymatrix', 'bsbetting'];
const atOnce = 6;
const openingMinor = 200_000_00n;
const hourMs = 3_600_000;
const sweepsMax = 400;
/** So many rounds at the end are swept by two instances at once. */
const racingSweeps = 3;
/** So many more while gateways are still at work and faults go on. */
const sweepsInProgress = 3;
/** By this round failures are booked, and still asked for. */
const roundOfLatePay = 2;
const idleMax = 5;
/** Commands for tickets at the end of the sale. */
const lastSales = 2;
/** Between the beginnings of two operations. */
const pauseMaxMs = 300;
/** In one of so many seeds PostgreSQL decides between messages that are released together; such a seed is hard to replay. */
const racingEvery = 4;
/** In one of so many, instances are processes of their own and die by SIGKILL. */
const processesEvery = 10;

/** Of so many seeds, one begins half a minute before a Friday ends in its players' market, and one before a Sunday does. */
const lateEvery = 5;
const untilLateMs: Record<number, number> = { 2: 11 * hourMs - 30_000, 3: 59 * hourMs - 30_000 };

/** Plays a seed from an empty database to its end, and looks at every rule. */
export async function runSeed(
  plan: Plan,
  of: { adminUrl: string; databaseName: string; time: VirtualTime; onOpen?(opened: OpenWorld): void },
): Promise<SeedResult> {
  const startedMs = real.now();
  const cpuBefore = process.cpuUsage();
  const seed = String(plan.seed);
  const draws = createDraws(`${seed} seed`);
  const isRacing = plan.seed % racingEvery === 0;
  const opened = await openWorld({
    ...of,
    ...{ seed, faults: plan.faults, recorded: plan.recorded, instances: 2 + draws.below(2), isRacing },
    areProcesses: plan.seed % processesEvery === 5,
  });
  of.onOpen?.(opened);
  const { world } = opened;
  const broken: string[] = [];
  // A day or a week ends while limits are counted.
  world.time.moveBy(untilLateMs[plan.seed % lateEvery] ?? 0);
  try {
    const stage = await drive(opened, () => setUp(world, draws, isRacing));
    opened.arm();
    await operate(opened, stage, plan);
    await comeToRest(opened, stage);
    broken.push(...(await brokenRules(world, stage.contests, await drive(opened, () => listWaiting(world)))));
  } catch (error) {
    broken.push(...world.ledger.violations, `the simulation cannot go on: ${(error as Error).message}`);
  } finally {
    await opened.close();
  }
  return {
    ...{ seed: plan.seed, broken: [...new Set(broken)], steps: opened.schedule.steps, messages: opened.messages() },
    ...{ operations: opened.commands(), faults: opened.schedule.faultsDone.length, crashes: opened.deaths() },
    faultsDone: opened.schedule.faultsDone,
    ms: real.now() - startedMs,
    cpuMs: cpuSince(cpuBefore),
  };
}

function cpuSince(before: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

/** Takes steps until that work is done. */
async function drive<Result>({ step }: OpenWorld, begin: () => Promise<Result>): Promise<Result> {
  let isOver = false;
  const work = begin().finally(() => {
    isOver = true;
  });
  work.catch(() => {});
  for (let idle = 0; !isOver; idle += 1) {
    if (await step(undefined)) idle = 0;
    else if (idle > idleMax && !isOver) throw new Error('everything waits, and nothing is on its way');
  }
  return work;
}

async function setUp(world: World, draws: Draws, isRacing: boolean): Promise<Stage> {
  await Promise.all(world.players.map((playerId) => topUp(world, playerId, openingMinor)));
  // The race is on a game of this supplier's.
  const others = suppliers.filter((name) => name !== 'qtech');
  const names: SupplierName[] = ['qtech', draws.pick(others), draws.pick(others)];
  const tables = await Promise.all([...new Set(names)].map((name) => openTable(world, name)));
  const first = draws.pick(bookNames);
  const second = draws.pick(bookNames.filter((name) => name !== first));
  const books = await Promise.all([first, second].map((name) => openBook(world, name)));
  const zeppelin = await openZeppelin(world);
  const contests = await openContests(world);
  world.time.moveBy(2_000);
  await keepRaces(world);
  return { world, tables, books, contests, zeppelin, isRacing };
}

async function operate({ step }: OpenWorld, stage: Stage, plan: Plan): Promise<void> {
  const waiting = [...plan.operations];
  let underWay = 0;
  const begin = () => {
    const number = waiting.shift() as number;
    const draws = createDraws(`${plan.seed} operation ${number}`);
    underWay += 1;
    stage.world.time.moveBy(draws.below(pauseMaxMs));
    const [, name, run] = drawOperation(draws);
    run(stage, draws)
      .catch((error: Error) => stage.world.ledger.violate(`an operation failed: ${error.message}`))
      .finally(() => {
        underWay -= 1;
      });
    return `${number} ${name}`;
  };
  for (let idle = 0; waiting.length > 0 || underWay > 0; idle += 1) {
    const mayBegin = waiting.length > 0 && underWay < atOnce;
    if (await step(mayBegin ? begin : undefined)) idle = 0;
    else if (idle > idleMax) throw new Error(`${underWay} operations wait, and nothing is on its way`);
  }
}

/** Contests end, faults end, gateways decide, and everything that waits is taken up until nothing does. */
async function comeToRest(opened: OpenWorld, stage: Stage): Promise<void> {
  const { world } = opened;
  const draws = createDraws(`${world.seed} rest`);
  const later = (ms: number) => world.time.moveBy(ms);
  opened.armEnd();
  // Some more is sent, and asked for while its gateway is still at it.
  await drive(opened, () => Promise.all(world.players.map(() => withdraw(world, draws))));
  const byHand = createDraws(`${world.seed} by hand`);
  await drive(opened, () => Promise.all(world.players.map((playerId) => adjust(world, playerId, byHand))));
  for (let rounds = 0; rounds < sweepsInProgress; rounds += 1) await sweepDue(opened, 'by two');
  await drive(opened, () => sellLast(stage));
  later(hourMs + 120_000);
  await drive(opened, () => endContests(world, stage.contests));
  await drive(opened, () => endDay(world, createDraws(`${world.seed} end of day`)));
  opened.heal();
  later(60_000);
  await drive(opened, () => keepContests(world));
  await drive(opened, () => keepAdjustments(world));
  await endBets(opened, stage);
  for (let rounds = 0; rounds < sweepsMax; rounds += 1) {
    while (world.far.payouts.some(({ state }) => state === 'in progress')) {
      await drive(opened, () => finishPayout(world, draws, draws.chance(0.5)));
    }
    if (rounds === roundOfLatePay) await drive(opened, () => payAfterFailure(world, draws));
    if (!(await sweepDue(opened, rounds < racingSweeps ? 'by two' : 'by one'))) return;
  }
  world.ledger.violate('payments are checked for ever');
}

/** The last tickets, bought while the jackpot is called off in some seeds. */
async function sellLast({ world, contests }: Stage): Promise<void> {
  const sales = world.players.map((playerId) =>
    buyTickets(world, contests, createDraws(`${world.seed} last tickets ${playerId}`)),
  );
  await Promise.all([callOff(world, contests), ...sales.slice(-lastSales)]);
}

/** The arcade clears up what is left in the air, and sends all that the wallet has not answered. */
async function endBets(opened: OpenWorld, { world, zeppelin }: Stage): Promise<void> {
  await drive(opened, () => clearUp(world, zeppelin));
  for (let rounds = 0; rounds < sweepsMax; rounds += 1) {
    const dueMs = await betsDueMs(world);
    if (dueMs === undefined) return bookBets(world, zeppelin);
    world.time.moveBy(Math.max(0, dueMs - world.time.nowMs()) + 1_000);
    await drive(opened, () => sendOn(world));
  }
  world.ledger.violate('bets of Zeppelin are sent for ever');
}

/** Lets time pass until everything that waits is due at once, and sweeps. False when nothing waits. */
async function sweepDue(opened: OpenWorld, how: 'by one' | 'by two'): Promise<boolean> {
  const { world } = opened;
  const due = await checksDue(world);
  if (!due) return false;
  if (due.firstMs > world.time.nowMs()) world.time.moveBy(due.lastMs - world.time.nowMs() + 1_000);
  await drive<unknown>(opened, () => (how === 'by two' ? Promise.all([sweep(world), sweep(world)]) : sweep(world)));
  return true;
}

async function checksDue(world: World): Promise<{ firstMs: number; lastMs: number } | undefined> {
  const [row] = await world.look<{ first: string | null; last: string }>(
    `select extract(epoch from min(next_check_at)) * 1000 as first, extract(epoch from max(next_check_at)) * 1000 as last from (
       select next_check_at from cashier.payment union all select next_check_at from cashier.received
       union all select next_check_at from cashier.above_limit where state <> 'held') due`,
  );
  return row?.first ? { firstMs: Number(row.first), lastMs: Number(row.last) } : undefined;
}
