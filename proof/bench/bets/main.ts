// How many stakes a second the wallet takes, beside pgbench on the same PostgreSQL in the same minutes. Speeds of a machine
// come and go, so the figures are ratios of what was measured in turns.

import { makePlayers } from '../../worlds/players.ts';
import { median } from '../median.ts';
import { report } from '../report.ts';
import { withBenchDatabase } from '../stakes/database.ts';
import { createEngine } from '../stakes/engine.ts';
import type { LoadResult } from '../stakes/load.ts';
import { putLoad, withStakeServer } from '../stakes/processes.ts';
import { measureCosts } from './costs.ts';
import { measureLimits } from './limits.ts';
import { createPgbench, findPgbench } from './pgbench.ts';

const rounds = 5;
const seconds = 3;
const callers = 512;
const slowCallers = 32;
const fewCallers = 16;
const engineCallers = 2_000;
const playersMax = 4_000;

const pgbenchBinary = findPgbench();
await withBenchDatabase(async (database) => {
  for (const setting of ['fsync', 'synchronous_commit', 'full_page_writes', 'server_version']) {
    console.log(`${setting} = ${await database.value(`show ${setting}`)}`);
  }
  const pgbench = createPgbench(pgbenchBinary, database.pgbenchUrl);
  pgbench.prepare();
  const players = await makePlayers(database.ownerUrl, playersMax);
  const engine = createEngine(database.appUrl);
  const measured = { pgbench: [], engine: [], http: [], slow: [], noop: [] } as Record<string, number[]>;

  await withStakeServer({ DATABASE_URL: database.appUrl }, (address, pid) =>
    withStakeServer({ DATABASE_URL: database.appUrl, WALLET_ENGINE: 'slow' }, async (slowAddress) => {
      const stake = (order: { callers?: number; perSecond?: number; address?: string; path?: string }) =>
        putLoad({ address, path: '/Bench/Stake', players, seconds, run: crypto.randomUUID(), ...order });
      const subjects: Record<string, () => Promise<number>> = {
        pgbench: async () => pgbench.perSecond(seconds),
        engine: () => engine.perSecond(players, { callers: engineCallers, seconds, run: crypto.randomUUID() }),
        http: async () => (await stake({ callers })).okPerSecond,
        slow: async () => (await stake({ callers: slowCallers, address: slowAddress })).okPerSecond,
        noop: async () => (await stake({ callers, path: '/Bench/Nothing' })).okPerSecond,
      };
      console.log('\nWarming up …');
      for (const [name, measure] of Object.entries(subjects)) if (name !== 'pgbench') await measure();
      const bytesBefore = Number(await database.value('select pg_database_size(current_database())'));
      const rowsBefore = Number(await database.value('select count(*) from wallet.journal'));
      const few: LoadResult[] = [];
      for (let round = 1; round <= rounds; round += 1) {
        few.push(await stake({ callers: fewCallers }));
        for (const [name, measure] of Object.entries(subjects)) measured[name]?.push(await measure());
        console.log(
          `round ${round}: ${Object.entries(measured)
            .map(([name, values]) => `${name} ${Math.round(values.at(-1) ?? 0)}/s`)
            .join(', ')}`,
        );
      }
      const rows = Number(await database.value('select count(*) from wallet.journal')) - rowsBefore;
      const bytes = Number(await database.value('select pg_database_size(current_database())')) - bytesBefore;

      const peak = median(measured.http ?? []);
      const flood = await stake({ perSecond: Math.round(2 * peak) });
      console.log(
        `\n${fewCallers} callers, 99 % within: ${few.map(({ p99Ms }) => `${p99Ms.toFixed(1)} ms`).join(', ')}`,
      );
      console.log(
        `at ${Math.round(2 * peak)}/s: ${Math.round(flood.okPerSecond)}/s taken, ${Math.round(flood.refusedPerSecond)}/s ` +
          `refused (99 % within ${flood.refusedP99Ms.toFixed(0)} ms), ${flood.failed} failed, ${flood.unsent} unsent`,
      );
      console.log(`${Math.round(bytes / rows)} bytes in the database for each stake, indexes included`);

      const ratio = (a: string, b: string) =>
        median((measured[a] ?? []).map((value, at) => value / (measured[b]?.[at] ?? Number.NaN)));
      const limits = await measureLimits(database, playersMax + 1);
      report([
        { name: 'engine_over_pgbench', value: ratio('engine', 'pgbench'), goalMin: 5, decimals: 2 },
        { name: 'http_over_pgbench', value: ratio('http', 'pgbench'), goalMin: 2, decimals: 2 },
        { name: 'http_over_slow', value: ratio('http', 'slow'), goalMin: 4, decimals: 2 },
        { name: 'http_over_noop', value: ratio('http', 'noop'), goalMin: 0.4, decimals: 2 },
        { name: 'p99_ms_16', value: median(few.map(({ p99Ms }) => p99Ms)), goalMax: 15 },
        { name: 'p999_ms_16', value: median(few.map(({ p999Ms }) => p999Ms)), goalMax: 40 },
        { name: 'goodput_over_peak', value: flood.okPerSecond / peak, goalMin: 0.9, decimals: 2 },
        // Not a number where nothing was refused: load that was left unsent proves nothing.
        { name: 'refusal_ms', value: flood.refusedPerSecond > 0 ? flood.refusedP99Ms : Number.NaN, goalMax: 5 },
        ...(await measureCosts(database, { address, pid }, players)),
        { name: 'limits_off_ratio', value: limits.off, goalMax: 1.03, decimals: 3 },
        { name: 'limits_on_ratio', value: limits.on, goalMax: 1.1, decimals: 3 },
      ]);
    }),
  );
  await engine.close();
});
