import pg from 'pg';
import type { Answer, MoneyKey } from '../../apps/platform/src/modules/wallet/index.ts';

/** What callers were told, kept by themselves: the books alone cannot show that an answer was lost. */
export interface AckLog {
  note(key: MoneyKey, answer: Answer): void;
  count(): number;
  /** Those of which the journal knows nothing, or something else. */
  broken(url: string): Promise<string[]>;
}

export function createAckLog(): AckLog {
  const told = new Map<MoneyKey, Answer>();
  return {
    note: (key, answer) => void told.set(key, answer),
    count: () => told.size,
    async broken(url) {
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      const { rows } = await client.query(
        `select key, status, version::text, available_after::text as available from wallet.journal
         where key = any($1::uuid[])`,
        [[...told.keys()]],
      );
      await client.end();
      const written = new Map(rows.map((row) => [row.key, `${row.status} ${row.version} ${row.available}`]));
      return [...told]
        .filter(([key, answer]) => written.get(key) !== `${answer.status} ${answer.version} ${answer.availableMinor}`)
        .map(([key]) => key);
    },
  };
}
