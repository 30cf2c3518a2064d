import pg from 'pg';
import { keyOf, type Wallet } from '../../../apps/platform/src/modules/wallet/index.ts';
import { evenLaneMap, shardOf } from '../../shards/lane-map.ts';
import { fillAccounts } from '../../worlds/players.ts';
import { serverCpuSeconds, serverOf } from '../server-cpu.ts';
import type { BenchDatabase } from '../stakes/database.ts';
import { createEngine } from '../stakes/engine.ts';

/** A wallet for each server, all in this process: a queue for each shard. */
export interface Arm {
  pools: pg.Pool[];
  wallets: Wallet[];
  walletOf(playerId: bigint): Wallet;
  /** Of this process and of the arm's servers. */
  cpuSeconds(): number;
  close(): Promise<void>;
}

export async function openArm(databases: BenchDatabase[], playerIds: bigint[]): Promise<Arm> {
  const map = evenLaneMap(databases.length);
  const engines = databases.map(({ appUrl }) => createEngine(appUrl));
  // As the owner, who plants what the checker has to find.
  const pools = databases.map(({ ownerUrl }) => new pg.Pool({ connectionString: ownerUrl, max: 1 }));
  const clients = await Promise.all(pools.map((pool) => pool.connect()));
  const servers: number[] = [];
  for (const [shard, client] of clients.entries()) {
    const own = playerIds.filter((playerId) => shardOf(map, playerId) === shard);
    await fillAccounts(client, own.map(String));
    servers.push(await serverOf(client));
    client.release();
  }
  return {
    pools,
    wallets: engines.map(({ wallet }) => wallet),
    walletOf: (playerId) => (engines[shardOf(map, playerId)] as (typeof engines)[number]).wallet,
    cpuSeconds() {
      const { user, system } = process.cpuUsage();
      return (user + system) / 1_000_000 + servers.reduce((sum, server) => sum + serverCpuSeconds(server), 0);
    },
    async close() {
      for (const engine of engines) await engine.close();
      for (const pool of pools) await pool.end();
    },
  };
}

/** Callers who stake as fast as they are answered: commands for each second of the processors. */
export async function measureArm(
  { walletOf, cpuSeconds }: Arm,
  { playerIds, callers, seconds }: { playerIds: bigint[]; callers: number; seconds: number },
): Promise<number> {
  const run = crypto.randomUUID();
  const cpuBefore = cpuSeconds();
  const endsAt = performance.now() + seconds * 1_000;
  let commands = 0;
  async function call(caller: number): Promise<void> {
    for (let at = 0; performance.now() < endsAt; at += 1) {
      // Every caller has players of its own, as connections have.
      const playerId = playerIds[(caller + at * callers) % playerIds.length] as bigint;
      const answer = await walletOf(playerId).transfer({
        ...{ direction: 'out', playerId, amountMinor: 100n, house: 'house:bench', about: 'stake', isStake: true },
        key: keyOf({ source: 'bench', class: 'shards', id: `${run}-${caller}-${at}` }),
        sessionEpoch: 0,
      });
      if (answer.status !== 'ok') throw new Error(`a stake was answered with ${answer.status}`);
      commands += 1;
    }
  }
  await Promise.all(Array.from({ length: callers }, (_, caller) => call(caller)));
  return commands / (cpuSeconds() - cpuBefore);
}
