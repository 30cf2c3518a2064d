// How long a page of the list of games takes with ten thousand of them, beside a call that does nothing.
import { report } from '../report.ts';
import { withBenchDatabase } from '../stakes/database.ts';
import { measureGetGames } from './measure-get-games.ts';

await withBenchDatabase(async (database) => {
  const { p99OverEmpty } = await measureGetGames(database);
  report([{ name: 'getgames_p99_over_empty', value: p99OverEmpty, goalMax: 2, decimals: 2 }]);
});
