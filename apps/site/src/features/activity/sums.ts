import { assert } from '@harmattan/kernel/assert';
import { jsonNumberFromMinor, type Minor } from '@harmattan/kernel/money';
import { signedMinor } from '../../shared/money/signed-minor.ts';
import type { ActivityPeriod, Product } from './use-activity.ts';

const money = ['deposited', 'withdrawn', 'other', 'staked', 'won', 'net'] as const;
type MoneyName = (typeof money)[number];

export interface Sums extends Record<MoneyName, number> {
  playedSeconds: number;
}

/** Added in kobo, and never as fractions. */
export function sumPeriods(periods: readonly ActivityPeriod[]): Sums {
  const total = (name: MoneyName) => sumWire(periods.map((period) => period[name]));
  return {
    ...{ deposited: total('deposited'), withdrawn: total('withdrawn'), other: total('other') },
    ...{ staked: total('staked'), won: total('won'), net: total('net') },
    playedSeconds: periods.reduce((seconds, period) => seconds + period.playedSeconds, 0),
  };
}

export interface ProductSums {
  product: Product;
  staked: number;
  won: number;
  net: number;
}

export function sumProducts(periods: readonly ActivityPeriod[]): ProductSums[] {
  const rows = periods.flatMap(({ products }) => products);
  return [...new Set(rows.map(({ product }) => product))].map((product) => {
    const own = rows.filter((row) => row.product === product);
    return {
      product,
      staked: sumWire(own.map(({ staked }) => staked)),
      won: sumWire(own.map(({ won }) => won)),
      net: sumWire(own.map(({ net }) => net)),
    };
  });
}

function sumWire(amounts: readonly number[]): number {
  return jsonNumberFromMinor(amounts.reduce((sumMinor, amount) => sumMinor + minorOf(amount), 0n));
}

function minorOf(amount: number): Minor {
  const minor = signedMinor(amount);
  assert(minor !== undefined, 'the wire speaks in amounts');
  return minor;
}
