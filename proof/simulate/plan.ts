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

const operationsInSeed = 290;
const faultsInSeed = 54;
/** Messages between two faults. */
const gapMessages = 100;

const kinds: FaultKind[] = [
  ...(['lose', 'lose', 'lose', 'cut', 'cut', 'cut'] as const),
  ...(['repeat', 'repeat', 'repeat', 'garble', 'garble', 'crash'] as const),
];

/** Steps of the product at which a crash hurts most, by the words of the message that takes them. */
const steps = [
  ...['wallet-batch', 'wallet-batch-refers', 'wallet-batch-linked', 'commit', 'house_move'],
  ...[
    'update cashier.payment set state',
    'insert into cashier.payment',
    'cashier.received',
    '/v3/transfers',
    'walletcashin/process',
  ],
  ...['jackpot.attempt', 'jackpot.ticket', 'jackpot.prize', 'races.standing', 'races.score'],
];

export function planOf(seed: number): Plan {
  const draws = createDraws(`${seed} plan`);
  let at = 0;
  const faults = Array.from({ length: faultsInSeed }, (): Fault => {
    at += 1 + draws.below(2 * gapMessages);
    const kind = draws.pick(kinds);
    const isNamed = (kind === 'crash' || kind === 'lose' || kind === 'cut') && draws.chance(0.35);
    return { at, kind, ...(isNamed && { step: draws.pick(steps) }) };
  });
  return { seed, faults, operations: Array.from({ length: operationsInSeed }, (_, number) => number) };
}
