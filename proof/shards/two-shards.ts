import { useTestDatabase } from '../../apps/platform/src/testing/test-database.ts';
import { newPlayerId, useTestWallet } from '../../apps/platform/src/testing/test-wallet.ts';
import { evenLaneMap, shardOf } from './lane-map.ts';

/** Two wallets on two databases, by lane. The books of both are looked over after each test. */
export function useTwoShards() {
  const databases = [useTestDatabase(), useTestDatabase()] as const;
  const wallets = databases.map((db) => useTestWallet(db).wallet);
  const map = evenLaneMap(2);
  const [home, other] = wallets as [(typeof wallets)[number], (typeof wallets)[number]];
  return {
    pools: databases.map(({ database }) => database.pool),
    ...{ home, other, wallets },
    walletOf: (playerId: bigint) => (shardOf(map, playerId) === 0 ? home : other),
    /** A player of that shard, whom no other test has. */
    playerOf(shard: 0 | 1): bigint {
      for (;;) {
        const playerId = newPlayerId();
        if (shardOf(map, playerId) === shard) return playerId;
      }
    },
  };
}
