import { apiPrefix } from '@harmattan/contract/wire';
import { median } from '../median.ts';
import { withServer } from '../processes.ts';
import { asOwner, newRace, openStage, playerHeader, type Stage, type Urls } from './stage.ts';

const serverFile = new URL('./server.ts', import.meta.url).pathname;
/** Spreads players over the board and asks over the players. */
const stride = 7_919;

interface Race {
  id: number;
  urlSuffix: string;
  players: number;
}

/**
 * What a page of the board with one's own place takes over the players' wire, for one player after another, in a race of few
 * and in one of many, in turns. And what a board of many takes in memory.
 */
export async function measureBoard(
  urls: Urls,
  order: { few: number; many: number; rounds: number; asks: number },
): Promise<{ growth: number; readSeconds: number; heldMb: number }> {
  const stage = openStage(urls.appUrl);
  try {
    const few = await fillRace(stage, urls, order.few);
    const many = await fillRace(stage, urls, order.many);
    const held = await measureMemory(stage, many);
    const growth = await withServer(serverFile, { MODE: 'sandbox', DATABASE_URL: urls.appUrl }, async (address) => {
      const ask = createAsking(address, order.asks);
      for (const race of [few, many, few, many]) await ask(race);
      const pairs: { small: number; large: number }[] = [];
      for (let round = 0; round < order.rounds; round += 1)
        pairs.push({ small: await ask(few), large: await ask(many) });
      const typical = (of: 'small' | 'large') => median(pairs.map((pair) => pair[of])).toFixed(3);
      console.log(
        `a page and one's own place: ${typical('small')} ms of ${few.players}, ${typical('large')} ms of ${many.players}`,
      );
      return median(pairs.map(({ small, large }) => large / small));
    });
    return { growth, ...held };
  } finally {
    await stage.close();
  }
}

/** Asks so many times and answers how long the typical one took, in milliseconds. */
function createAsking(address: string, asks: number) {
  let asked = 0;
  return async ({ urlSuffix, players }: Race): Promise<number> => {
    const times: number[] = [];
    for (let at = 0; at < asks; at += 1) {
      asked += 1;
      const playerId = 1 + ((asked * stride) % players);
      const startedAt = performance.now();
      const answer = await fetch(`${address}${apiPrefix}/Cashrace/GetCashRaceBoard?urlSuffix=${urlSuffix}`, {
        headers: { [playerHeader]: String(playerId) },
      });
      const { data } = (await answer.json()) as { data: { players: number; own: { place: number } | null } };
      times.push(performance.now() - startedAt);
      if (data.players !== players || !data.own) throw new Error('the board is not whole');
    }
    return median(times);
  };
}

async function fillRace(stage: Stage, { ownerUrl }: Urls, players: number): Promise<Race> {
  const id = await newRace(stage.pool);
  await asOwner(ownerUrl, async (client) => {
    await client.query(
      `insert into races.score (race_id, player_id, turnover, reached_us)
       select $1, n, 100 * (1 + n * ${stride} % $2::bigint / 2), 1700000000000000 + n from generate_series(1, $2::bigint) n`,
      [id, players],
    );
    await client.query('insert into races.scored_race select $1, revision from races.scoring', [id]);
    await client.query(
      `insert into races.race_text (race_id, language, name, rules) select $1, l, 'Bench', '' from unnest('{en,sw,zh}'::text[]) l`,
      [id],
    );
    await client.query('vacuum analyze races.score');
    await client.query('update races.race set opened_at = app_now() where id = $1', [id]);
  });
  const { rows } = await stage.pool.query('select url_suffix as "urlSuffix" from races.race where id = $1', [id]);
  return { id, players, ...rows[0] };
}

async function measureMemory({ openScoring }: Stage, race: Race): Promise<{ readSeconds: number; heldMb: number }> {
  const scoring = openScoring();
  const heldBytes = () => {
    globalThis.gc?.();
    const { heapUsed, arrayBuffers } = process.memoryUsage();
    return heapUsed + arrayBuffers;
  };
  const before = heldBytes();
  const startedAt = performance.now();
  if ((await scoring.players(race.id)) !== race.players) throw new Error('the board is not whole');
  const readSeconds = (performance.now() - startedAt) / 1_000;
  return { readSeconds, heldMb: (heldBytes() - before) / 1024 / 1024 };
}
