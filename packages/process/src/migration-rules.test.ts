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

/** What a server of the oldest supported version, 15, does not have. The runner rewrites numbers only. */
const newerThan15 = [
  /\bany_value\s*\(/,
  /\b(array_sample|array_shuffle|random_normal|system_user|erfc?)\s*\(/,
  /\b(json_array|json_object|json_arrayagg|json_objectagg|json_scalar|json_serialize|json_query|json_value|json_exists|json_table)\s*\(/,
  /\bis (not )?json\b/,
  /\btransaction_timeout\b/,
  /\bmerge\b[^;]*\breturning\b/,
  /\breturning\s+(with\s*\(|old\.|new\.)/,
  /\b(uuidv7|uuidv4|uuid_extract_timestamp|array_sort|array_reverse|casefold|crc32c?)\s*\(/,
  /\bvirtual\b|\bwithout overlaps\b|\bnot enforced\b|\badd constraint \w+ not null\b/,
  /\b0[xob][0-9a-f]+\b/,
];

function tooNew(sql: string): string[] {
  const text = sql.toLowerCase().replaceAll(/'(?:[^']|'')*'/g, "''");
  return newerThan15.flatMap((feature) => feature.exec(text)?.[0] ?? []);
}

test('finds what PostgreSQL 15 does not have', () => {
  expect(tooNew('select any_value(x) from t')).toEqual(['any_value(']);
  expect(tooNew('merge into t using s on true when matched then delete returning t.id')).toHaveLength(1);
  expect(tooNew('update t set a = 1 returning new.a')).toHaveLength(1);
  expect(tooNew(`insert into t values ('any_value(x)') returning id, a`)).toEqual([]);
});

test('finds what would stop writers', () => {
  expect(blockingIndexes('create index a on x.y (z); create table x.n (); create index b on x.n (z);')).toEqual(['a']);
  expect(blockingIndexes('create unique index concurrently if not exists a on x.y (z);')).toEqual([]);
  expect(blockingChecks('alter table x.y add constraint c check (z > 0);')).toEqual(['c']);
  expect(blockingChecks('alter table x.y add constraint c check (z > 0) not valid;')).toEqual([]);
});

for (const { path, sql } of files) {
  test(`${path} needs nothing that PostgreSQL 15 does not have`, () => {
    expect(tooNew(sql)).toEqual([]);
  });

  test(`${path} does not stop writers while it reads a whole table`, () => {
    expect([...blockingIndexes(sql), ...blockingChecks(sql)]).toEqual([]);
  });
}
