import { createHash } from 'node:crypto';
import { burstHundredths } from '@harmattan/fair/zeppelin/burst';
import { makeChain } from '@harmattan/fair/zeppelin/chain';
import pg from 'pg';

const flights = 8;
const [lowest, highest] = [130, 260];
const salt = 'for measuring only';

/** Flights that are neither over at once nor last for minutes, so that every run of the benchmark takes about as long. */
export async function publishModerateChain(ownerUrl: string): Promise<void> {
  for (let at = 0; ; at += 1) {
    const { seeds, promise } = makeChain(createHash('sha256').update(`moderate ${at}`).digest(), flights);
    const isModerate = seeds.every((seed) => {
      const burst = burstHundredths(seed, salt);
      return burst >= lowest && burst <= highest;
    });
    if (!isModerate) continue;
    const client = new pg.Client({ connectionString: ownerUrl });
    await client.connect();
    await client.query('insert into arcade.chain (promise, seeds, salt, salted_at) values ($1, $2, $3, app_now())', [
      Buffer.from(promise),
      Buffer.concat(seeds),
      salt,
    ]);
    await client.end();
    return;
  }
}
