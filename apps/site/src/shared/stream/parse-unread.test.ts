import { expect, it } from 'vitest';
import { parseUnread } from './parse-unread.ts';

it('reads a count', () => {
  expect(parseUnread('{"unread":3}')).toEqual({ unread: 3 });
});

it.each(['', 'null', '{}', '{"unread":"3"}', '{"unread":-1}', '{"unread":1.5}', '{"unread":null}'])(
  'takes %j for no count',
  (data) => {
    expect(parseUnread(data)).toBeUndefined();
  },
);
