// What a supplier's stake and win cost over its own wire, beside a stake over the players' wire in the same minutes; and what a
// page of games costs beside a call that does nothing.

import { makePlayers } from '../../worlds/players.ts';
import { measureGetGames } from '../games/measure-get-games.ts';
import { median } from '../median.ts';
import { report } from '../report.ts';
import { withBenchDatabase } from '../stakes/database.ts';
import { putLoad, withStakeServer } from '../stakes/processes.ts';
import { makeSeats } from './make-seats.ts';

const rounds = 5;
const seconds = 3;
const callers = 512;

await withBenchDatabase(async ({ appUrl, ownerUrl }) => {
  const players = await makePlayers(ownerUrl, callers);
  const seats = {
    betsolutions: await makeSeats(ownerUrl, players, 'betsolutions'),
    qtech: await makeSeats(ownerUrl, players, 'qtech'),
  };
  const measured: Record<'http' | 'betsolutions' | 'qtech', number[]> = { http: [], betsolutions: [], qtech: [] };
  await withStakeServer({ DATABASE_URL: appUrl }, async (address) => {
    const common = { address, path: '/Bench/Stake', seconds, callers };
    async function perSecond(name: keyof typeof measured): Promise<number> {
      const run = crypto.randomUUID().slice(0, 8);
      const order = name === 'http' ? { players } : { players: seats[name], language: name };
      const { okPerSecond, failed } = await putLoad({ ...common, ...order, run });
      if (failed > 0) throw new Error(`${failed} requests of ${name} failed`);
      return okPerSecond;
    }
    const names = Object.keys(measured) as (keyof typeof measured)[];
    console.log('Warming up …');
    for (const name of names) await perSecond(name);
    for (let round = 1; round <= rounds; round += 1) {
      for (const name of names) measured[name].push(await perSecond(name));
      const figures = names.map((name) => `${name} ${Math.round(measured[name].at(-1) ?? 0)}/s`);
      console.log(`round ${round}: ${figures.join(', ')}`);
    }
  });
  const overHttp = (name: 'betsolutions' | 'qtech') =>
    median(measured[name].map((value, at) => value / (measured.http[at] ?? Number.NaN)));
  const { p99OverEmpty } = await measureGetGames({ appUrl });
  report([
    { name: 'betsolutions_over_http', value: overHttp('betsolutions'), goalMin: 0.7, decimals: 2 },
    { name: 'qtech_over_http', value: overHttp('qtech'), goalMin: 0.7, decimals: 2 },
    { name: 'getgames_p99_over_empty', value: p99OverEmpty, goalMax: 2, decimals: 2 },
  ]);
});
