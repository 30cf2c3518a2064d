import type { Random } from '@harmattan/kernel/random';
import { drawsFrom } from '../draws.ts';
import { drawRoll, rollText } from './dice.ts';

/** What was decided in a round, from its chance alone: the roll owes nothing to the choice. */
export function recompute(
  random: Random,
  _choice: Record<string, unknown>,
): { lines: Record<string, string | number | (string | number)[]> } {
  return { lines: { roll: rollText(drawRoll(drawsFrom(random))) } };
}
