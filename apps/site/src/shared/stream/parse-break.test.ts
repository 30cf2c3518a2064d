import { eventText } from '@harmattan/contract';
import { expect, it } from 'vitest';
import { createEventParser } from './event-parser.ts';
import { parseBreak } from './parse-break.ts';

const timeOut = {
  kind: 'time-out',
  since: new Date('2026-11-18T09:00:00Z'),
  until: new Date('2026-11-19T09:00:00Z'),
  returnsAt: null,
  mayReturn: false,
  mayAppeal: false,
} as const;

it('reads a break and the end of one as the server writes them', () => {
  const read: unknown[] = [];
  const take = createEventParser(({ data }) => read.push(parseBreak(data)));
  take(eventText('break', { break: timeOut }));
  take(eventText('break', { break: null }));
  expect(read).toMatchObject([{ break: { kind: 'time-out', until: '2026-11-19T10:00:00' } }, { break: null }]);
});

it.each(['', 'null', '{}', '{"break":1}', '{"break":{}}'])('takes %j for no news', (data) => {
  expect(parseBreak(data)).toBeUndefined();
});
