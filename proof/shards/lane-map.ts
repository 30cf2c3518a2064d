import { hash } from 'node:crypto';

/** For ever: a lane is moved as a whole, and no player changes lanes. */
export const laneCount = 256;

/** The first byte of the hash, so that neighbours in the order of registration lie on different lanes. */
export function laneOf(playerId: bigint): number {
  return Number.parseInt(hash('sha256', String(playerId), 'hex').slice(0, 2), 16);
}

export interface LaneMap {
  /** One more with each lane that is moved. */
  epoch: number;
  /** The shard of each lane. */
  shardOfLane: readonly number[];
}

/** Lanes that go round the shards. */
export function evenLaneMap(shards: number): LaneMap {
  return { epoch: 1, shardOfLane: Array.from({ length: laneCount }, (_, lane) => lane % shards) };
}

export function shardOf({ shardOfLane }: LaneMap, playerId: bigint): number {
  return shardOfLane[laneOf(playerId)] as number;
}
