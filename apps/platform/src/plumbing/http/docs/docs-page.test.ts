import { call, calls, events } from '@harmattan/contract';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { docsPage } from './docs-page.ts';

test('shows every call of the contract', () => {
  const page = docsPage(calls, events);
  for (const key of Object.keys(calls)) expect(page).toContain(`id="${key.split(' ')[1]}"`);
});

test('shows the stream with every event of the contract', () => {
  const page = docsPage(calls, events);
  expect(page).toContain('id="User/Stream"');
  for (const [name, { summary }] of Object.entries(events)) expect(page).toContain(`Event ${name}: ${summary}`);
  expect(page).toContain('unread: integer;');
});

test('shows who may call, what goes in, what comes out and each refusal, and lets no mark-up through', () => {
  const sample = call({
    summary: 'Pays <b>now</b>',
    caller: 'player',
    query: z.strictObject({ lang: z.string() }),
    body: z.strictObject({ amount: z.number() }),
    data: z.strictObject({ balance: z.number() }),
    failures: { VALIDATION_ERROR: z.strictObject({ field: z.string() }) },
  });
  const page = docsPage({ 'POST Sample/Pay': sample }, {});
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
