import { eventText } from '@harmattan/contract';
import { expect, it } from 'vitest';
import { createEventParser } from './event-parser.ts';
import { parseBalance } from './parse-balance.ts';

it('reads what the contract writes', () => {
  const read: unknown[] = [];
  createEventParser(({ data }) => read.push(parseBalance(data)))(
    eventText('balance', { totalBalance: -150_050n, version: 12n }),
  );
  expect(read).toEqual([{ totalBalance: -1500.5, version: 12n }]);
});

it('reads a balance with its version', () => {
  expect(parseBalance('{"totalBalance":1500.5,"version":"12"}')).toEqual({ totalBalance: 1500.5, version: 12n });
});

it.each([
  '',
  'null',
  '{}',
  '{"totalBalance":"1","version":"1"}',
  '{"totalBalance":1,"version":"-1"}',
  '{"totalBalance":1}',
])('takes %j for no balance', (data) => {
  expect(parseBalance(data)).toBeUndefined();
});
