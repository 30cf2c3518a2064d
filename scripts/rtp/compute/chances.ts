import type { Strip } from '@harmattan/fair/slots/reels';

/** How likely each symbol is in any one place of a reel. Every stop is equally likely, so all rows are alike. */
export function chancesOnStrip(strip: Strip): Map<number, number> {
  const chances = new Map<number, number>();
  for (const symbol of strip) chances.set(symbol, (chances.get(symbol) ?? 0) + 1 / strip.length);
  return chances;
}

/** How likely it is that 0, 1, 2, … places of a reel show something that counts. */
export function chancesOfCount(strip: Strip, rows: number, counts: (symbol: number) => boolean): number[] {
  const chances = Array.from({ length: rows + 1 }, () => 0);
  for (let stop = 0; stop < strip.length; stop++) {
    let shown = 0;
    for (let row = 0; row < rows; row++) if (counts(strip[(stop + row) % strip.length] ?? -1)) shown++;
    chances[shown] = (chances[shown] ?? 0) + 1 / strip.length;
  }
  return chances;
}

/** The same for all reels together. */
export function chancesOfTotal(byReel: number[][]): number[] {
  let total = [1];
  for (const chances of byReel) {
    const next = Array.from({ length: total.length + chances.length - 1 }, () => 0);
    for (const [soFar, chance] of total.entries()) {
      for (const [more, chanceOfMore] of chances.entries()) {
        next[soFar + more] = (next[soFar + more] ?? 0) + chance * chanceOfMore;
      }
    }
    total = next;
  }
  return total;
}
