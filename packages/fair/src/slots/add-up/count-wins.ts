import type { SlotModel } from '../slot-model.ts';

/** What a grid pays before the multiplier, in hundredths of the stake. */
export function countWins(model: SlotModel, grid: number[][]): number {
  if (model.lines.length === 0) return countWays(model, grid);
  let win = 0;
  for (const rows of model.lines)
    win += payOfRow(
      model,
      rows.map((row, reel) => grid[reel]?.[row] ?? -1),
    );
  return win;
}

/** A row of symbols pays the one symbol that every place up to the count agrees to, wilds agreeing to all. */
function payOfRow(model: SlotModel, shown: number[]): number {
  let best = 0;
  for (const [symbol, { kind, pays }] of model.symbols.entries()) {
    for (const { count, winHundredths } of pays) {
      const isWon =
        shown.slice(0, count).every((other) => agrees(model, symbol, other)) &&
        (count === shown.length || !agrees(model, symbol, shown[count] ?? -1)) &&
        (kind === 'wild' || shown.slice(0, count).some((other) => other === symbol));
      if (isWon && winHundredths > best) best = winHundredths;
    }
  }
  return best;
}

/** Walks every way from reel to reel, one place a reel, and pays those that cannot be walked on. */
function countWays(model: SlotModel, grid: number[][]): number {
  let win = 0;
  const walk = (symbol: number, reel: number): void => {
    const next = (grid[reel] ?? []).filter((other) => agrees(model, symbol, other));
    if (next.length > 0) for (const _ of next) walk(symbol, reel + 1);
    else win += model.symbols[symbol]?.pays.find(({ count }) => count === reel)?.winHundredths ?? 0;
  };
  for (const symbol of grid[0] ?? []) walk(symbol, 1);
  return win;
}

function agrees(model: SlotModel, symbol: number, other: number): boolean {
  return other === symbol || model.symbols[other]?.kind === 'wild';
}
