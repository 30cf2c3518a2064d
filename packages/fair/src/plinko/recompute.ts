import { assert } from '@harmattan/kernel/assert';
import type { Random } from '@harmattan/kernel/random';
import { decimalText } from '../decimals.ts';
import { drawsFrom } from '../draws.ts';
import { drawFall, type PlinkoChoice, plinkoPaysHundredths, plinkoRisks, plinkoRows } from './plinko.ts';

/** What was decided in a round: the way of the ball, the bin at its end, and what that bin pays. */
export function recompute(
  random: Random,
  choice: Record<string, unknown>,
): { lines: Record<string, string | number | (string | number)[]> } {
  const played = readChoice(choice);
  const { path, bin } = drawFall(drawsFrom(random), played);
  return { lines: { path, bin, multiplier: decimalText(plinkoPaysHundredths(played)[bin] ?? 0, 2) } };
}

function readChoice(choice: Record<string, unknown>): PlinkoChoice {
  const rows = plinkoRows.find((one) => one === choice.rows);
  const risk = plinkoRisks.find((one) => one === choice.risk);
  assert(rows !== undefined && risk !== undefined, 'a board has 8, 12 or 16 rows and one of three risks');
  return { rows, risk };
}
