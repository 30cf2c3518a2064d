import { eventText } from '@harmattan/contract';
import { expect, it } from 'vitest';
import { createEventParser } from './event-parser.ts';
import { parseUnread } from './parse-unread.ts';

it('reads what the contract writes', () => {
  const read: unknown[] = [];
  createEventParser(({ data }) => read.push(parseUnread(data)))(eventText('unread', { unread: 3 }));
  expect(read).toEqual([{ unread: 3 }]);
});

it('reads a count', () => {
  expect(parseUnread('{"unread":3}')).toEqual({ unread: 3 });
});

it.each(['', 'null', '{}', '{"unread":"3"}', '{"unread":-1}', '{"unread":1.5}', '{"unread":null}'])(
  'takes %j for no count',
  (data) => {
    expect(parseUnread(data)).toBeUndefined();
  },
);
