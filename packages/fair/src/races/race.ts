import { assert } from '@harmattan/kernel/assert';
import type { Draws } from '../draws.ts';

/**
 * The order in which runners finish, by their places on the card from 0. A runner's chance to be first is its weight's share of all
 * weights; its chance to be next is its share of the weights that are left; and so on to the last.
 */
export function drawOrder(draws: Draws, weights: readonly number[]): number[] {
  const left = weights.map((_, runner) => runner);
  let sum = weights.reduce((all, weight) => all + weight, 0);
  const order: number[] = [];
  while (left.length > 0) {
    let ticket = draws.below(sum);
    let at = 0;
    for (; at < left.length; at += 1) {
      const weight = weights[left[at] ?? -1] ?? 0;
      if (ticket < weight) break;
      ticket -= weight;
    }
    const runner = left[at];
    assert(runner !== undefined, 'a ticket below the sum has a runner');
    left.splice(at, 1);
    order.push(runner);
    sum -= weights[runner] ?? 0;
  }
  return order;
}
