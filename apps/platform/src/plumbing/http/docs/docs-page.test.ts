import { call, calls } from '@harmattan/contract';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { docsPage } from './docs-page.ts';

test('shows every call of the contract', () => {
  const page = docsPage(calls);
  for (const key of Object.keys(calls)) expect(page).toContain(`id="${key.split(' ')[1]}"`);
});

test('shows who may call, what goes in, what comes out and each refusal, and lets no mark-up through', () => {
  const page = docsPage({
    'POST Sample/Pay': call({
      summary: 'Pays <b>now</b>',
      caller: 'player',
      query: z.strictObject({ lang: z.string() }),
      body: z.strictObject({ amount: z.number() }),
      data: z.strictObject({ balance: z.number() }),
      failures: { VALIDATION_ERROR: z.strictObject({ field: z.string() }) },
    }),
  });
  for (const text of [
    'Needs a session',
    'lang: string',
    'amount: number',
    'balance: number',
    'VALIDATION_ERROR (1001)',
  ]) {
    expect(page).toContain(text);
  }
  expect(page).toContain('Pays &lt;b&gt;now');
});
