import { createDraws } from './random.ts';
import type { Fault, FaultKind } from './schedule.ts';

/** All that makes a run: the same plan runs the same way. */
export interface Plan {
  seed: number;
  /** Which of the seed's operations take place. */
  operations: number[];
  faults: Fault[];
  /** The order that an earlier run took. */
  recorded?: string[] | undefined;
}

const operationsInSeed = 310;
const faultsInOperations = 48;
/** While contests are settled and paid, after the last operation. */
const faultsAtEnd = 24;
/** Messages between two faults. */
const gapMessages = 100;
const gapAtEndMessages = 50;
const namedChance = 0.5;

const kinds: FaultKind[] = [
  ...(['lose', 'lose', 'cut', 'cut', 'cut', 'repeat', 'repeat'] as const),
  ...(['delay', 'delay', 'delay', 'garble', 'garble', 'crash'] as const),
];
const kindsAtEnd: FaultKind[] = ['lose', 'cut', 'cut', 'repeat', 'crash', 'crash', 'garble', 'garble'];

/** Marks what was done with money above a limit, of which there is little in a seed. */
const aboveLimit = 'update cashier.above_limit a set state';
/** Marks that all of it was credited. */
const released = `${aboveLimit} = released`;

/** Steps of the product at which a fault hurts most, by the words of the message that takes them. */
const sqlSteps = [
  ...['wallet-batch', 'wallet-batch-refers', 'wallet-batch-linked', 'commit', 'house_move'],
  ...['update cashier.payment set state', 'insert into cashier.payment', 'update cashier.received set suspense'],
  ...['cashier.received', 'jackpot.attempt', 'jackpot.ticket', 'arcade.round', 'journal_move', 'journal_old'],
  aboveLimit,
];
const callSteps = [
  '/v3/transfers',
  'walletcashin/process',
  'walletcashin/query',
  'c2b/query-status',
  'Jackpot/',
  '/wallet/',
];
const stepsOf: Partial<Record<FaultKind, string[]>> = {
  crash: [...sqlSteps, ...callSteps],
  lose: [...sqlSteps, ...callSteps],
  cut: [...sqlSteps, ...callSteps],
  delay: callSteps,
  garble: callSteps,
};
const stepsAtEnd = [
  ...['update jackpot.prize', 'update races.standing', 'house_move'],
  ...[aboveLimit, aboveLimit, released, released],
];
const stepsOfEnd: Partial<Record<FaultKind, string[]>> = {
  crash: stepsAtEnd,
  lose: stepsAtEnd,
  cut: stepsAtEnd,
  garble: ['walletcashin/query', 'c2b/query-status'],
};

/** Faults that hit a step before it is done as well as after. */
const eitherWay = new Set<FaultKind>(['crash', 'lose', 'cut']);

export function planOf(seed: number): Plan {
  const draws = createDraws(`${seed} plan`);
  function draw(count: number, gap: number, of: FaultKind[], stepsFor: (kind: FaultKind) => string[] | undefined) {
    let at = 0;
    return Array.from({ length: count }, (): Fault => {
      at += 1 + draws.below(2 * gap);
      const kind = draws.pick(of);
      const steps = stepsFor(kind);
      if (!steps || !draws.chance(namedChance)) return { at, kind };
      const step = draws.pick(steps);
      return { at, kind, step, ...(eitherWay.has(kind) && { isAfter: draws.chance(0.5) }) };
    });
  }
  const faults = draw(faultsInOperations, gapMessages, kinds, (kind) => stepsOf[kind]);
  const atEnd = draw(faultsAtEnd, gapAtEndMessages, kindsAtEnd, (kind) => stepsOfEnd[kind]);
  return {
    seed,
    faults: [...faults, ...atEnd.map((fault) => ({ ...fault, isAtEnd: true }))],
    operations: Array.from({ length: operationsInSeed }, (_, number) => number),
  };
}
