import { assert } from '@harmattan/kernel/assert';
import type { Minor } from '@harmattan/kernel/money';
import { createOrder } from './order.ts';
import { type OwnPlace, type Place, placeOf } from './place.ts';

/** One race's players in their order, in memory: some 90 bytes for each. */
export interface Board {
  /** How many have staked something that counts. */
  readonly size: number;
  /** Whole numbers as the database wrote them. A player with no turnover left is on no board. */
  set(playerId: number, turnover: number, reachedUs: number): void;
  /** By how much it changed. It is reached at that time exactly, or no earlier. */
  change(playerId: number, change: number, reachedUs: number, isExact: boolean): void;
  top(limit: number): Place[];
  own(playerId: bigint): OwnPlace | undefined;
}

const firstRoom = 1_024;

/**
 * The most turnover is first; of two with the same, who had it first; of two who had it at once, the lower id. Columns of
 * numbers instead of objects, since there may be a million. They are whole and below 2^53, which is looked at, so that nothing
 * is rounded.
 */
export function createBoard(): Board {
  let players = new Float64Array(firstRoom);
  let turnovers = new Float64Array(firstRoom);
  let reached = new Float64Array(firstRoom);
  const rowOf = new Map<number, number>();
  const free: number[] = [];
  let rows = 0;

  const order = createOrder((one, other) => {
    const more = (turnovers[one] as number) - (turnovers[other] as number);
    if (more !== 0) return more > 0;
    const later = (reached[one] as number) - (reached[other] as number);
    return later !== 0 ? later < 0 : (players[one] as number) < (players[other] as number);
  });

  function newRow(playerId: number): number {
    const row = free.pop() ?? rows++;
    if (row === players.length) {
      const grown = (column: Float64Array) => {
        const wider = new Float64Array(column.length * 2);
        wider.set(column);
        return wider;
      };
      [players, turnovers, reached] = [grown(players), grown(turnovers), grown(reached)] as const;
    }
    players[row] = playerId;
    rowOf.set(playerId, row);
    return row;
  }

  function drop(playerId: number): void {
    const row = rowOf.get(playerId);
    if (row === undefined) return;
    order.remove(row);
    rowOf.delete(playerId);
    free.push(row);
  }

  const turnoverOf = (row: number): Minor => BigInt(turnovers[row] as number);
  const placeOfRow = (row: number, place: number): Place =>
    placeOf({
      place,
      playerId: BigInt(players[row] as number),
      turnoverMinor: turnoverOf(row),
      reachedUs: BigInt(reached[row] as number),
    });

  function set(playerId: number, turnover: number, reachedUs: number): void {
    assert(
      Number.isSafeInteger(playerId) && Number.isSafeInteger(turnover) && Number.isSafeInteger(reachedUs),
      'a board is of whole numbers',
    );
    if (turnover === 0) {
      drop(playerId);
      return;
    }
    const known = rowOf.get(playerId);
    if (known !== undefined) order.remove(known);
    const row = known ?? newRow(playerId);
    turnovers[row] = turnover;
    reached[row] = reachedUs;
    order.add(row);
  }

  return {
    get size() {
      return order.size;
    },
    set,
    change(playerId, change, reachedUs, isExact) {
      const row = rowOf.get(playerId);
      const [turnover, beforeUs] = row === undefined ? [0, 0] : [turnovers[row] as number, reached[row] as number];
      set(playerId, turnover + change, isExact ? reachedUs : Math.max(beforeUs, reachedUs));
    },
    top: (limit) => order.from(0, limit).map((row, at) => placeOfRow(row, at + 1)),
    own(playerId) {
      const row = rowOf.get(Number(playerId));
      if (row === undefined) return undefined;
      const ahead = order.countBefore(row);
      const [above] = ahead === 0 ? [] : order.from(ahead - 1, 1);
      const toNextPlaceMinor = above === undefined ? null : turnoverOf(above) - turnoverOf(row) + 1n;
      return { ...placeOfRow(row, ahead + 1), toNextPlaceMinor };
    },
  };
}
