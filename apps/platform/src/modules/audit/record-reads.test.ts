import { expect, test } from 'vitest';
import type { NewEntry } from './audit-store.ts';
import { type Read, recordReads } from './record-reads.ts';

function setUp() {
  const written: NewEntry[] = [];
  let nowMs = 1_000_000;
  let fails = false;
  const recordRead = recordReads({
    clock: { now: () => new Date(nowMs) },
    async record(entry) {
      if (fails) throw new Error('no connection');
      written.push(entry);
    },
  });
  return {
    written,
    recordRead,
    pass: (ms: number) => {
      nowMs += ms;
    },
    fail: (does: boolean) => {
      fails = does;
    },
  };
}

const read: Read = { memberId: 7n, actor: 'ngozi', action: 'GET Payments/Worklist', address: '10.0.0.1' };

test('an open list is one entry a minute, the first one at once', async () => {
  const { written, recordRead, pass } = setUp();
  await recordRead(read);
  expect(written).toEqual([{ ...read, outcome: 'read' }]);
  for (let turn = 0; turn < 5; turn += 1) {
    pass(10_000);
    await recordRead({ ...read, requestId: `r${turn}` });
  }
  expect(written).toHaveLength(1);
  pass(10_000);
  await recordRead(read);
  expect(written).toHaveLength(2);
});

test.each([
  ['another person', { memberId: 8n, actor: 'chidi' }],
  ['another call', { action: 'GET Players/Search' }],
  ['another subject', { subject: 'player 12' }],
  ['another query', { after: { id: 12n } }],
  ['another address', { address: '10.0.0.2' }],
])('%s is written at once', async (_name, other) => {
  const { written, recordRead } = setUp();
  await recordRead({ ...read, subject: 'player 11', after: { id: 11n } });
  await recordRead({ ...read, subject: 'player 11', after: { id: 11n }, ...other });
  expect(written).toHaveLength(2);
});

test('several at once are one entry, and none is answered without it', async () => {
  const { written, recordRead, fail } = setUp();
  fail(true);
  const refused = await Promise.allSettled([recordRead(read), recordRead(read)]);
  expect(refused.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  fail(false);
  await Promise.all([recordRead(read), recordRead(read)]);
  expect(written).toHaveLength(1);
});

test('a clock that was set back hides no read', async () => {
  const { written, recordRead, pass } = setUp();
  await recordRead(read);
  pass(-3_600_000);
  await recordRead(read);
  expect(written).toHaveLength(2);
});
