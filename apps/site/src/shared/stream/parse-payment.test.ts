import { eventText } from '@harmattan/contract';
import { expect, it } from 'vitest';
import { createEventParser } from './event-parser.ts';
import { parsePayment } from './parse-payment.ts';

const id = '01930000-0000-7000-8000-000000000001';

it('reads what the contract writes', () => {
  const read: unknown[] = [];
  createEventParser(({ data }) => read.push(parsePayment(data)))(
    eventText('payment', { id, type: 2, amount: 150_050n }),
  );
  expect(read).toEqual([{ id, type: 2, amount: 1500.5 }]);
});

it.each(['', 'null', '{}', '{"id":1,"type":1,"amount":1}', '{"id":"a","type":3,"amount":1}', '{"id":"a","type":1}'])(
  'takes %j for no payment',
  (data) => {
    expect(parsePayment(data)).toBeUndefined();
  },
);
