import { everyChoice } from '../poker/every-hand.ts';
import { countAlike } from '../poker/suit-symmetry.ts';
import { countBoard, dealersHands, setsOf } from './count-board.ts';
import { shouldCallSets } from './strategy.ts';

const places = Array.from({ length: 52 }, (_, place) => place);
/** Ways to turn a board of five into a flop, a turn and a river, where the order of the last two makes no difference. */
const flopsOfBoard = 10;

/**
 * What the calling rule gets, over every board, every hand of the player and every hand of the dealer: nothing is left to
 * chance. Boards that differ only in which suit is which are counted once, for all of them. `sample` takes every so-manyth.
 */
export function countReturn(sample = 1): { returnMillionths: number; callShare: number; boards: number } {
  const decide = createDecider();
  let [netAntes, calls, hands, boards, seen] = [0, 0, 0, 0, 0];
  for (const board of everyChoice(places, 5)) {
    const times = countAlike(setsOf(board));
    if (times === 0) continue;
    seen += 1;
    if (seen % sample !== 0) continue;
    boards += times;
    const flops = [...flopsOf(board)];
    for (const { first, second, netAntes: called } of countBoard(board)) {
      let callsHere = 0;
      for (const flop of flops) if (decide(first, second, flop)) callsHere += 1;
      netAntes += times * (callsHere * called - (flopsOfBoard - callsHere) * dealersHands);
      calls += times * callsHere;
      hands += times * flopsOfBoard;
    }
  }
  return {
    returnMillionths: Math.round(1e6 * (1 + netAntes / (hands * dealersHands))),
    callShare: calls / hands,
    boards,
  };
}

function* flopsOf(board: readonly number[]): Generator<number[]> {
  for (const flop of everyChoice(board, 3)) yield [...flop];
}

/** The rule, asked once for each hand and flop and remembered from then on: boards share them a thousandfold. */
function createDecider() {
  const known = new Uint8Array(52 * 52 * 22_100);
  return (first: number, second: number, [a = 0, b = 0, c = 0]: readonly number[]): boolean => {
    const at = (first * 52 + second) * 22_100 + a + (b * (b - 1)) / 2 + (c * (c - 1) * (c - 2)) / 6;
    if (known[at] === 0) known[at] = shouldCallSets(setsOf([first, second]), setsOf([a, b, c])) ? 2 : 1;
    return known[at] === 2;
  };
}
