import { burstHundredths } from '@harmattan/fair/zeppelin/burst';
import { makeChain } from '@harmattan/fair/zeppelin/chain';
import { assert } from '@harmattan/kernel/assert';
import { type Random, randomText } from '@harmattan/kernel/random';
import type { Queryable } from '@harmattan/process/transaction';

const seedBytes = 32;
const saltLength = 43;

/** What decides a flight, taken from the chain for good. */
export interface FlightSeed {
  chainId: bigint;
  place: number;
  seed: Uint8Array<ArrayBuffer>;
  /** What has promised it: the seed before it, or what was published of the chain. */
  promise: Uint8Array<ArrayBuffer>;
  salt: string;
  burstHundredths: number;
}

interface Row {
  id: bigint;
  promise: Buffer;
  flown: number;
  salt: string | null;
  seed: Buffer;
  before: Buffer;
}

/** Publishes the seeds of the next flights, unless there are some left. */
export async function publishChain(db: Queryable, random: Random, flights: number): Promise<void> {
  const { rows } = await db.query('select from arcade.chain where flown * 32 < length(seeds) limit 1');
  if (rows.length > 0) return;
  const { seeds, promise } = makeChain(random.bytes(seedBytes), flights);
  await db.query('insert into arcade.chain (promise, seeds) values ($1, $2)', [
    Buffer.from(promise),
    Buffer.concat(seeds),
  ]);
}

/** Fixes the salt of a chain that was published before, once and for good. */
export async function fixSalt(db: Queryable, random: Random, given: string | undefined): Promise<void> {
  await db.query('update arcade.chain set salt = $1, salted_at = app_now() where salt is null', [
    given ?? randomText(random, saltLength),
  ]);
}

/** The next seed to fly. Call it in the transaction that stores the flight: a seed that was taken has flown. */
export async function takeSeed(db: Queryable): Promise<FlightSeed> {
  const { rows } = await db.query<Row>(
    `with taken as (
       update arcade.chain set flown = flown + 1
       where id = (select id from arcade.chain where flown * 32 < length(seeds) and salt is not null order by id limit 1)
       returning *)
     select id, promise, flown, salt, substring(seeds from (flown - 1) * 32 + 1 for 32) as seed,
       substring(seeds from greatest(flown - 2, 0) * 32 + 1 for 32) as before
     from taken`,
  );
  const [row] = rows;
  assert(row?.salt, 'a chain with a salt is published before its first flight');
  const seed = Uint8Array.from(row.seed);
  return {
    chainId: row.id,
    place: row.flown - 1,
    seed,
    promise: Uint8Array.from(row.flown === 1 ? row.promise : row.before),
    salt: row.salt,
    burstHundredths: burstHundredths(seed, row.salt),
  };
}
