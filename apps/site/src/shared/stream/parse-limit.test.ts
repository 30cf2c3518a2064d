import { eventText } from '@harmattan/contract';
import { expect, it } from 'vitest';
import { createEventParser } from './event-parser.ts';
import { parseLimit } from './parse-limit.ts';

it('reads what the contract writes', () => {
  const read: unknown[] = [];
  createEventParser(({ data }) => read.push(parseLimit(data)))(eventText('limit', { kind: 'loss', period: 'week' }));
  expect(read).toEqual([{ kind: 'loss', period: 'week' }]);
});

it.each(['', 'null', '{}', '{"kind":"deposit","period":"day"}', '{"kind":"loss","period":"year"}'])(
  'takes %j for no limit',
  (data) => {
    expect(parseLimit(data)).toBeUndefined();
  },
);
