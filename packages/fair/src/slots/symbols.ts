import type { SlotSymbol } from './slot-model.ts';

type Pays = SlotSymbol['pays'];

/** `high(3, 50, 200, 1_000)`: 50 hundredths of the stake for three, 200 for four and 1,000 for five. */
export function high(fewest: number, ...winsHundredths: number[]): SlotSymbol {
  return { kind: 'high', pays: payFrom(fewest, winsHundredths) };
}

export function low(fewest: number, ...winsHundredths: number[]): SlotSymbol {
  return { kind: 'low', pays: payFrom(fewest, winsHundredths) };
}

/** Stands for every symbol that pays. It has pays of its own only where it can fill a whole line. */
export function wild(fewest = 0, ...winsHundredths: number[]): SlotSymbol {
  return { kind: 'wild', pays: payFrom(fewest, winsHundredths) };
}

export function scatter(): SlotSymbol {
  return { kind: 'scatter', pays: [] };
}

function payFrom(fewest: number, winsHundredths: number[]): Pays {
  return winsHundredths.map((winHundredths, index) => ({ count: fewest + index, winHundredths }));
}
