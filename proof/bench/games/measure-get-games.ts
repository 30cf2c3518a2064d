import { createCatalogue } from '../../../apps/platform/src/modules/catalogue/index.ts';
import { openDatabase } from '../../../apps/platform/src/plumbing/db/database.ts';
import { createLog } from '../../../apps/platform/src/plumbing/log.ts';
import { median } from '../median.ts';
import { madeUpFile } from './made-up-games.ts';
import { putLoad, withGamesServer } from './processes.ts';
import { madeUpQueries } from './queries.ts';

const gamesMax = 10_000;
const queriesMax = 4_000;
const rounds = 11;
const seconds = 1.5;
const callers = 16;

/** How much longer than an empty call the slowest hundredth of the list's calls takes, with ten thousand games. */
export async function measureGetGames({ appUrl }: { appUrl: string }): Promise<{ p99OverEmpty: number }> {
  const file = madeUpFile(gamesMax);
  await fillCatalogue(appUrl, file);
  return withGamesServer({ DATABASE_URL: appUrl }, async (address) => {
    const list = { path: '/Game/GetGames', bodies: madeUpQueries(file.games, queriesMax) };
    const nothing = { path: '/Bench/Nothing', bodies: ['{"id":"0000000000","amount":1}'] };
    async function p99Ms(subject: typeof list): Promise<number> {
      const result = await putLoad({ address, callers, seconds, ...subject });
      if (result.failed > 0) throw new Error(`${result.failed} calls of ${subject.path} failed`);
      return result.p99Ms;
    }
    for (const warmUp of [list, nothing, list, nothing]) await p99Ms(warmUp);
    const ratios: number[] = [];
    for (let round = 1; round <= rounds; round += 1) {
      const [empty, games] = [await p99Ms(nothing), await p99Ms(list)];
      ratios.push(games / empty);
      console.log(
        `round ${round}: 99 % of the lists within ${games.toFixed(2)} ms, of empty calls ${empty.toFixed(2)} ms`,
      );
    }
    return { p99OverEmpty: median(ratios) };
  });
}

async function fillCatalogue(url: string, file: object): Promise<void> {
  const database = openDatabase({ url, connectionsMax: 2, onIdleError() {} });
  try {
    const catalogue = createCatalogue({ database, log: createLog({ level: 'warn' }) });
    const startedAt = performance.now();
    const { games, bad } = await catalogue.importGames(file, { isStrict: true });
    if (bad.length > 0) throw new Error(`${bad.length} made-up games are bad: ${bad[0]?.problems.join()}`);
    console.log(
      `${games.added.length} games were imported and loaded in ${Math.round(performance.now() - startedAt)} ms`,
    );
  } finally {
    await database.close();
  }
}
