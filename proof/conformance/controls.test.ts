// The kit itself: it passes a careful wallet and finds every bug in a careless one.
import { expect, onTestFinished, test } from 'vitest';
import { createNewId, runCases } from './run-cases.ts';
import { failuresOf, tableOf } from './table.ts';
import { type Bug, bugs, startOtherWallet } from './testing/other-wallet.ts';

async function failedCases(bug: Bug | undefined, only?: string): Promise<string[]> {
  const { stage, stop } = await startOtherWallet(bug);
  onTestFinished(() => {
    stop();
  });
  const outcomes = await runCases(stage, {
    suppliers: ['qtech'],
    newId: createNewId(new Date()),
    ...(only && { only }),
  });
  return failuresOf(outcomes).map(({ case: name }) => name);
}

test('a careful wallet passes every case', async () => {
  expect(await failedCases(undefined)).toEqual([]);
});

const foundBy: Record<Bug, string> = {
  'takes a stake again': 'a stake again',
  'takes a stake again when its amount is another': 'a stake again, another amount',
  'pays a win twice': 'a win twice',
  'pays a win without a stake': 'a win without a stake',
  'pays what was rolled back': 'a win after a rollback',
  'rolls back what was paid': 'a rollback after a win',
  'forgets an early rollback': 'a rollback before its stake',
  'takes stakes of dead sessions': 'a stake of an expired session',
  'refuses wins of dead sessions': 'a win of an expired session',
  'takes stakes while play is off': 'a stake while play is off',
  'refuses wins while play is off': 'a win while play is off',
  'takes a block for an empty purse': 'a stake while play is off',
  'believes any signature': 'a wrong signature',
  'takes any currency': 'a wrong currency',
  'looks before it locks': '50 stakes at once',
  'charges for free spins': 'a free spin',
  "plays with another's session": "another player's session",
  'forgets that a stake was undone': 'a stake again after its rollback',
  'asks for no signature but of stakes': 'a wrong signature',
  'pays wins in any currency': 'a wrong currency',
  'has no last word on an early rollback': 'a rollback before its stake',
  'refuses a rollback that comes again': 'a rollback twice',
  'keeps the balance to itself': 'a stake and its win',
  'takes a later stake for settled': 'a stake after the win, undone',
  'pays after the end of a round': 'a win after the end of its round',
  'looks for the end of a round before it locks': 'ten wins of ten ids at the end of a round',
  'ends a round with any win': 'a round that goes on wins again',
};

test.each(bugs)('fault 12, control: a wallet that %s is found out', async (bug) => {
  expect(await failedCases(bug, foundBy[bug])).toEqual([foundBy[bug]]);
});

test('the table names what failed and why', () => {
  const table = tableOf([
    { supplier: 'qtech', case: 'a win twice', result: { failure: 'it was paid twice' } },
    { supplier: 'vivo', case: 'a win twice', result: 'n/a' },
    { supplier: 'qtech', case: 'a rollback', result: 'ok' },
  ]);
  expect(table).toContain('FAILED');
  expect(table).toContain('qtech, a win twice: it was paid twice');
});
