import { median } from '../median.ts';
import { asOwner, endRace, fillPlayers, newRace, openStage, type Urls } from './stage.ts';

/**
 * What a stake costs with a race running, its scoring in the same process and the index that it reads by, over what it costs
 * without all three. In turns, and every other pair the other way round, since the journal grows meanwhile.
 */
export async function measureStakes(
  urls: Urls,
  order: { rounds: number; seconds: number; callers: number; players: number; firstPlayer: number },
): Promise<number> {
  const playerIds = await fillPlayers(urls.ownerUrl, order.firstPlayer, order.players);
  const stage = openStage(urls.appUrl);

  async function costOfStake(): Promise<number> {
    const startedAt = performance.now();
    let stakes = 0;
    async function call(caller: number): Promise<void> {
      for (let at = caller; performance.now() - startedAt < order.seconds * 1_000; at += order.callers) {
        await stage.stake(playerIds[at % playerIds.length] as bigint);
        stakes += 1;
      }
    }
    await Promise.all(Array.from({ length: order.callers }, (_, caller) => call(caller)));
    return (performance.now() - startedAt) / stakes;
  }

  async function without(): Promise<number> {
    await dropIndexes(urls);
    return costOfStake();
  }

  async function withRace(): Promise<number> {
    await makeIndexes(urls);
    const raceId = await newRace(stage.pool);
    const scoring = stage.openScoring();
    // The cost of a stake includes neither the backlog of stakes made without scoring nor the beginning of a race.
    await scoring.scoreOnce();
    await scoring.scoreOnce();
    await scoring.fold();
    scoring.start();
    try {
      return await costOfStake();
    } finally {
      await scoring.stop();
      await endRace(stage.pool, raceId);
    }
  }

  try {
    await withRace();
    const ratios: number[] = [];
    for (let round = 0; round < order.rounds; round += 1) {
      const first = round % 2 === 0 ? await without() : await withRace();
      const second = round % 2 === 0 ? await withRace() : await without();
      const [bare, scored] = round % 2 === 0 ? [first, second] : [second, first];
      console.log(`a stake takes ${(bare * 1_000).toFixed(1)} µs, ${(scored * 1_000).toFixed(1)} µs with a race`);
      ratios.push(scored / bare);
    }
    return median(ratios);
  } finally {
    await makeIndexes(urls);
    await stage.close();
  }
}

function dropIndexes({ ownerUrl }: Urls): Promise<void> {
  return asOwner(ownerUrl, async (client) => {
    await client.query('drop index if exists wallet.journal_feed, wallet.journal_refund');
  });
}

/** As their migrations make them. */
function makeIndexes({ ownerUrl }: Urls): Promise<void> {
  return asOwner(ownerUrl, async (client) => {
    await client.query('create index if not exists journal_feed on wallet.journal (number) where number is not null');
    await client.query(
      `create index if not exists journal_refund on wallet.journal (house_id, at)
       where kind = 'credit' and about = 'refund'`,
    );
  });
}
