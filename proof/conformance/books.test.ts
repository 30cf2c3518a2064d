// The part of the kit for bets: it passes a careful wallet, and none of its cases passes a careless one.
import { expect, test } from 'vitest';
import { overdraftCase } from './books/corrections.ts';
import { bookCases } from './books/index.ts';
import { createNewId, runCases } from './run-cases.ts';
import { failuresOf } from './table.ts';
import { type BookBug, foundBy } from './testing/book-bugs.ts';
import { createOtherBook } from './testing/other-book.ts';

async function failedCases(bug: BookBug | undefined, only?: string): Promise<string[]> {
  const stage = createOtherBook(bug, { overdraft: only === overdraftCase });
  const outcomes = await runCases(stage, {
    suppliers: ['bti'],
    newId: createNewId(new Date()),
    ...(only && { only }),
  });
  return failuresOf(outcomes).map(({ case: name, failure }) => `${name}: ${failure}`);
}

test('a careful wallet passes every case', async () => {
  expect(await failedCases(undefined)).toEqual([]);
  expect(await failedCases(undefined, overdraftCase)).toEqual([]);
});

const found = Object.entries(foundBy).flatMap(([bug, names]) => names.map((name) => [bug as BookBug, name] as const));

test.each(found)('a wallet that %s is found out by: %s', async (bug, name) => {
  const [failure] = await failedCases(bug, name);
  expect(failure).toContain(`${name}: Broken`);
});

test('every case can fail', () => {
  expect(found.map(([, name]) => name).sort()).toEqual(bookCases.map(({ name }) => name).sort());
});
