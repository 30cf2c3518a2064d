import pg from 'pg';
import type { DatabaseUrls } from '../databases.ts';

const lookEveryMs = 50;
const settleLimitMs = 240_000;

/** What the book's own tables say. */
export interface Books {
  client: pg.Client;
  until(sql: string, ...values: unknown[]): Promise<void>;
  /** Settles once every bet is decided and the platform has answered for it. */
  untilSettled(): Promise<void>;
}

export async function withBooks<Result>(
  { ownerUrl }: DatabaseUrls,
  use: (books: Books) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  const until = (sql: string, ...values: unknown[]) => untilTrue(client, sql, values);
  try {
    return await use({
      client,
      until,
      async untilSettled() {
        await until(
          `select not exists (select from sportsbook.bet where state in ('waiting', 'placing', 'cancelling', 'open')) as ok`,
        );
        await until(`select not exists (select from sportsbook.movement where state = 'pending') as ok`);
      },
    });
  } finally {
    await client.end();
  }
}

async function untilTrue(client: pg.Client, sql: string, values: unknown[]): Promise<void> {
  const begun = performance.now();
  for (;;) {
    const { rows } = await client.query<{ ok: boolean }>(sql, values);
    if (rows[0]?.ok) return;
    if (performance.now() - begun > settleLimitMs)
      throw new Error(`not within ${settleLimitMs / 60_000} minutes: ${sql}`);
    await new Promise((resolve) => setTimeout(resolve, lookEveryMs));
  }
}

/** From now on, of the machine's clock. */
export async function moveClock(address: string, offsetMs: number): Promise<void> {
  const response = await fetch(`${address}/test/clock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ offsetMs: Math.ceil(offsetMs) }),
  });
  if (!response.ok) throw new Error(`the clock was not moved: ${response.status} ${await response.text()}`);
}
