import type { Draws } from './draws.ts';

/** Balls out of a drum in the order in which they come: the numbers 1 to `of`, none of them twice. */
export function drawBalls(draws: Draws, { of, count }: { of: number; count: number }): number[] {
  const drum: number[] = [];
  for (let ball = 1; ball <= of; ball += 1) drum.push(ball);
  const balls: number[] = [];
  for (let left = of; balls.length < count; left -= 1) {
    const at = draws.below(left);
    balls.push(drum[at] ?? 0);
    // The last ball that is left takes the place of the one that came.
    drum[at] = drum[left - 1] ?? 0;
  }
  return balls;
}
