import type { BenchPlayer } from '../../worlds/players.ts';
import { median } from '../median.ts';
import type { BenchDatabase } from '../stakes/database.ts';
import { putLoad, withStakeServer } from '../stakes/processes.ts';
import { openMeasures } from './measures.ts';
import { timePage } from './time-page.ts';

const pageRows = 500;
const callers = 16;
const seconds = 2;
const pagesEach = 40;

export interface Prepared {
  players: BenchPlayer[];
  /** The owner of the long history. */
  player: BenchPlayer;
  rows: number;
  rowsInAll: number;
}

interface Taken {
  seconds: number;
  walBytes: number;
}

type Name = 'stake' | 'win' | 'history' | 'round list' | 'scoring' | 'book check';

/** How many times longer each takes on the large one. */
export async function compare(of: {
  small: BenchDatabase;
  large: BenchDatabase;
  few: Prepared;
  many: Prepared;
  rounds: number;
}): Promise<Record<string, number>> {
  return withTimes(of.small, of.few, (before) =>
    withTimes(of.large, of.many, async (after) => {
      const growth: Record<string, number> = {};
      for (const name of Object.keys(before) as Name[]) {
        const [few, many]: [Taken[], Taken[]] = [[], []];
        for (let round = -1; round < of.rounds; round += 1) {
          const turns = [
            { taken: few, database: of.small, run: before[name] },
            { taken: many, database: of.large, run: after[name] },
          ];
          // What else the machine does weighs on both alike only if neither always comes first.
          for (const { taken, database, run } of round % 2 === 0 ? turns : turns.toReversed()) {
            const walBytes = await readWalBytes(database);
            const seconds = await run();
            // The first turn warms up.
            if (round >= 0) taken.push({ seconds, walBytes: (await readWalBytes(database)) - walBytes });
          }
        }
        const [then, now] = [typical(few), typical(many)];
        growth[name] = now.ms / then.ms;
        console.log(
          `${name}: ${then.ms.toFixed(2)} ms with ${of.few.rowsInAll} rows, ${now.ms.toFixed(2)} ms with ${of.many.rowsInAll}, ` +
            `${(now.ms / then.ms).toFixed(2)} times; write-ahead log of a turn ${then.walMb.toFixed(1)} and ${now.walMb.toFixed(1)} MB`,
        );
      }
      return growth;
    }),
  );
}

async function readWalBytes(database: BenchDatabase): Promise<number> {
  return Number(await database.value('select wal_bytes from pg_stat_wal'));
}

function typical(taken: Taken[]): { ms: number; walMb: number } {
  return {
    ms: median(taken.map(({ seconds }) => seconds)) * 1_000,
    walMb: median(taken.map(({ walBytes }) => walBytes)) / 1_000_000,
  };
}

/** Each answers how long it took once, in seconds. */
async function withTimes<Result>(
  database: BenchDatabase,
  { players, player, rows }: Prepared,
  use: (times: Record<Name, () => Promise<number>>) => Promise<Result>,
): Promise<Result> {
  const others = players.slice(1).map(({ playerId }) => BigInt(playerId));
  const measures = openMeasures(database.appUrl, others);
  try {
    return await withStakeServer({ DATABASE_URL: database.appUrl }, (address) =>
      use({
        async stake() {
          const run = crypto.randomUUID();
          const { okPerSecond } = await putLoad({ address, players, path: '/Bench/Stake', callers, seconds, run });
          return callers / okPerSecond;
        },
        win: measures.win,
        async history() {
          const page = (at: number) => timePage({ address, player, page: at, pages: pagesEach });
          return (await page(1)) + (await page(rows / pageRows));
        },
        'round list': () => measures.roundList(BigInt(player.playerId)),
        scoring: measures.scoring,
        'book check': measures.bookCheck,
      }),
    );
  } finally {
    await measures.close();
  }
}
