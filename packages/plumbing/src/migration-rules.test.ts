import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';

// Those of before run on an empty database, or have run.
const firstName = '20261116';
const files = globSync('{apps,packages,stand-ins}/*/src/**/migrations/*.sql')
  .filter((path) => basename(path) >= firstName)
  .map((path) => ({ path, sql: readFileSync(path, 'utf8').replaceAll(/--.*$/gm, '') }));

const created = (sql: string) =>
  new Set([...sql.matchAll(/create table (?:if not exists )?([a-z_.]+)/g)].map(([, table]) => table));

/** Indexes on tables that may be full when the migration runs, built in a way that stops every writer. */
function blockingIndexes(sql: string): string[] {
  const ofThisFile = created(sql);
  const indexes = sql.matchAll(
    /create (?:unique )?index (?!concurrently)(?:if not exists )?([a-z_0-9]+)\s+on ([a-z_.]+)/g,
  );
  return [...indexes].filter(([, , table]) => !ofThisFile.has(table)).map(([, name]) => name as string);
}

/** Checks on tables that may be full, which read every row while nothing can be written. */
function blockingChecks(sql: string): string[] {
  const ofThisFile = created(sql);
  const added = sql.matchAll(/alter table ([a-z_.]+)\s+add constraint ([a-z_0-9]+)([^;]*)/g);
  return [...added]
    .filter(
      ([, table, , rest]) =>
        !ofThisFile.has(table) && !rest?.trimEnd().endsWith('not valid') && !rest?.includes('using index'),
    )
    .map(([, , name]) => name as string);
}

test('finds what would stop writers', () => {
  expect(blockingIndexes('create index a on x.y (z); create table x.n (); create index b on x.n (z);')).toEqual(['a']);
  expect(blockingIndexes('create unique index concurrently if not exists a on x.y (z);')).toEqual([]);
  expect(blockingChecks('alter table x.y add constraint c check (z > 0);')).toEqual(['c']);
  expect(blockingChecks('alter table x.y add constraint c check (z > 0) not valid;')).toEqual([]);
});

for (const { path, sql } of files) {
  test(`${path} does not stop writers while it reads a whole table`, () => {
    expect([...blockingIndexes(sql), ...blockingChecks(sql)]).toEqual([]);
  });
}
