import { assert } from '@harmattan/kernel/assert';
import type pg from 'pg';
import { accountRules, entryRules, houseRules, type Rule, sumRules } from './book-rules.ts';
import { readSliceEnd, sliceScope, tableScope } from './book-scope.ts';

/** A rule that is broken, how often, and one of the rows that break it. */
export interface Finding {
  rule: string;
  count: number;
  example: string;
}

/** The instants as PostgreSQL writes them: a `Date` has no microseconds. */
export interface Slice {
  from: string;
  to: string;
  /** An entry that was changed by hand, wherever it is now. */
  changed?: { playerId: bigint; version: bigint };
}

/** Bounds what one statement takes in memory, and what a check that is cut off does again. */
const sliceEntriesMax = 20_000;
const sliceTimeoutMs = 60_000;
/** For the rules that read all accounts, all holds or all legs. */
const tableTimeoutMs = 1_800_000;
const answerGraceMs = 2_000;

/** Every row is found through an index: old statistics would have the planner read the whole journal. */
const byIndex = ['seqscan', 'hashjoin', 'mergejoin'].map((way) => `set local enable_${way} = off`).join('; ');

/** Where a check reads. The signal cancels the statement that runs. */
export interface Reader {
  pool: pg.Pool;
  signal?: AbortSignal | undefined;
  sliceEntries?: number;
}

/** On one snapshot a batch that commits meanwhile is seen whole or not at all. */
async function onSnapshot<Result>(
  { pool, signal }: Reader,
  work: (client: pg.PoolClient) => Promise<Result>,
  settings = byIndex,
): Promise<Result> {
  signal?.throwIfAborted();
  const client = await pool.connect();
  let canceled: Promise<unknown> | undefined;
  const cancel = () => {
    canceled = pool
      .query('select pg_cancel_backend($1)', [(client as { processID?: number }).processID])
      .catch(() => {});
  };
  signal?.addEventListener('abort', cancel);
  try {
    await client.query('begin isolation level repeatable read read only');
    await client.query(`set local jit = off; set local work_mem = '32MB'; ${settings}`);
    return await work(client);
  } finally {
    signal?.removeEventListener('abort', cancel);
    // A cancellation that is under way would hit the connection's next user.
    await canceled;
    await client.query('rollback').then(
      () => client.release(canceled !== undefined),
      () => client.release(true),
    );
  }
}

export async function findSlice(reader: Reader, from: string): Promise<Slice> {
  const entries = reader.sliceEntries ?? sliceEntriesMax;
  const [row] = await onSnapshot(reader, (client) => ask(client, readSliceEnd, [from, entries]));
  return { from, to: (row as { end: string }).end };
}

/** The statements of `checkSlice`. */
export function sliceStatements({ from, to, changed }: Slice): { rule: string; text: string; values: unknown[] }[] {
  const values = [from, to, changed ? [changed.playerId] : [], changed ? [changed.version] : []];
  return Object.entries({ ...entryRules, ...accountRules }).map(([rule, { broken }]) => ({
    rule,
    text: `${sliceScope} ${broken}`,
    values,
  }));
}

/** One of the queries by itself, for all entries: it must answer no rows. */
export function ruleStatement(rule: string): { text: string; values: unknown[] } {
  const everything = { from: '-infinity', to: 'infinity' };
  const { text, values } = sliceStatements(everything).find((statement) => statement.rule === rule) ?? {};
  assert(text !== undefined && values !== undefined, 'a rule has a name that is known');
  return { text, values };
}

/** Every rule about entries, for those of the slice and for their players and holds. */
export function checkSlice(reader: Reader, slice: Slice): Promise<Finding[]> {
  return onSnapshot(reader, async (client) => {
    const found: Finding[] = [];
    for (const { rule, text, values } of sliceStatements(slice)) {
      found.push(
        ...(await check(client, {
          rule,
          text,
          values,
          confirm: entryRules[rule]?.confirm,
          bounds: [slice.from, slice.to],
        })),
      );
    }
    return found;
  });
}

/** The rules about house accounts, for what came from an instant on. */
export function checkHouse(reader: Reader, from: string): Promise<Finding[]> {
  return onSnapshot(reader, (client) => checkAll(client, houseRules, { scope: '', values: [from] }));
}

/** The rules about accounts and holds, for all of them, with or without entries; and the sum of everything. */
export function checkTables(reader: Reader): Promise<Finding[]> {
  const settings = 'set local enable_hashjoin = off; set local enable_mergejoin = off';
  return onSnapshot(
    reader,
    async (client) => [
      ...(await checkAll(client, accountRules, { scope: tableScope, values: [] })),
      ...(await checkAll(client, sumRules, { scope: '', values: [] })),
    ],
    settings,
  );
}

/** Adds up what was found in several slices. */
export function addUp(findings: Finding[]): Finding[] {
  const rules = Map.groupBy(findings, ({ rule }) => rule).values();
  return rules
    .map((them) => ({ ...(them[0] as Finding), count: them.reduce((sum, { count }) => sum + count, 0) }))
    .toArray();
}

async function checkAll(
  client: pg.PoolClient,
  rules: Record<string, Rule>,
  { scope, values }: { scope: string; values: unknown[] },
): Promise<Finding[]> {
  const found: Finding[] = [];
  for (const [rule, { broken, confirm }] of Object.entries(rules)) {
    const text = `${scope} ${broken}`;
    found.push(...(await check(client, { rule, text, values, confirm, timeoutMs: tableTimeoutMs })));
  }
  return found;
}

async function check(
  client: pg.PoolClient,
  asked: {
    rule: string;
    text: string;
    values: unknown[];
    confirm?: string | undefined;
    bounds?: string[];
    timeoutMs?: number;
  },
): Promise<Finding[]> {
  const { rule, text, values, confirm, bounds = [], timeoutMs } = asked;
  let examples = await askExamples(client, text, values, timeoutMs);
  if (examples.length > 0 && confirm)
    examples = await askExamples(client, confirm, [examples, ...bounds], tableTimeoutMs);
  const [example] = examples;
  return example === undefined ? [] : [{ rule, count: examples.length, example }];
}

async function askExamples(client: pg.PoolClient, text: string, values: unknown[], timeoutMs = sliceTimeoutMs) {
  const rows = await ask(client, text, values, timeoutMs);
  return [...new Set(rows.map(({ example }) => String(example)))].sort();
}

async function ask(client: pg.PoolClient, text: string, values: unknown[], timeoutMs = sliceTimeoutMs) {
  await client.query(`set local statement_timeout = ${timeoutMs}`);
  const query = { text, values, query_timeout: timeoutMs + answerGraceMs };
  return (await client.query<Record<string, unknown>>(query as pg.QueryConfig)).rows;
}
