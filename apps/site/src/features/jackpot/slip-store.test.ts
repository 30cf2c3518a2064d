import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { toggleChoice } from './slip.ts';
import {
  changePicks,
  clearSlip,
  dropKept,
  dropKey,
  endTicket,
  keepTicket,
  keyOf,
  openKey,
  readSlip,
  ticketsOf,
} from './slip-store.ts';

let items: Map<string, string>;

beforeEach(() => {
  items = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, value: string) => items.set(name, value),
  });
});

afterEach(() => vi.unstubAllGlobals());

const toggle = (eventId: string, choice: 1 | 2 | 3) =>
  changePicks('7', (picks) => toggleChoice(picks, eventId, choice));
const currentKey = () => keyOf(readSlip('7'));

describe('the key of a ticket', () => {
  beforeEach(() => {
    toggle('101', 1);
    toggle('102', 2);
  });

  it('is made when it is first asked for, and is the same when it is asked for again', () => {
    expect(currentKey()).toBeUndefined();
    const key = openKey('7');
    expect(key).toMatch(/^[0-9a-f-]{36}$/);
    expect(openKey('7')).toBe(key);
    expect(currentKey()).toBe(key);
  });

  it('is another one for other picks', () => {
    const key = openKey('7');
    toggle('102', 3);
    expect(currentKey()).toBeUndefined();
    expect(openKey('7')).not.toBe(key);
  });

  it('comes back with the same picks, toggled off and on or cleared and brought back', () => {
    const key = openKey('7');
    toggle('101', 1);
    toggle('101', 1);
    expect(openKey('7')).toBe(key);
    const { picks } = readSlip('7');
    clearSlip('7');
    expect(readSlip('7').picks).toEqual({});
    changePicks('7', () => picks);
    expect(openKey('7')).toBe(key);
  });

  it('is gone after a refusal, alone', () => {
    const first = openKey('7');
    toggle('102', 3);
    const second = openKey('7');
    dropKey('7', first);
    expect(currentKey()).toBe(second);
    toggle('102', 2);
    expect(currentKey()).toBeUndefined();
    expect(readSlip('7').picks).toEqual({ 101: 1, 102: 2 });
  });

  it('is gone with the picks of a ticket that was taken: the same picks are then a new ticket', () => {
    const key = openKey('7');
    const { picks } = readSlip('7');
    endTicket('7', key);
    expect(readSlip('7')).toEqual({ picks: {}, kept: [], sent: [] });
    changePicks('7', () => picks);
    expect(openKey('7')).not.toBe(key);
  });

  it('goes alone when something else was picked before the ticket was taken', () => {
    const key = openKey('7');
    toggle('102', 3);
    endTicket('7', key);
    expect(readSlip('7')).toEqual({ picks: { 101: 1, 102: 3 }, kept: [], sent: [] });
  });

  it('belongs to one jackpot', () => {
    const key = openKey('7');
    changePicks('8', () => readSlip('7').picks);
    expect(openKey('8')).not.toBe(key);
  });
});

describe('tickets that are set aside', () => {
  it('are placed with the picks, under a key of all of them, and end with them', () => {
    toggle('101', 1);
    keepTicket('7');
    toggle('101', 2);
    expect(ticketsOf(readSlip('7'))).toEqual([{ 101: 1 }, { 101: 2 }]);
    const key = openKey('7');
    toggle('101', 3);
    expect(currentKey()).toBeUndefined();
    toggle('101', 2);
    expect(currentKey()).toBe(key);
    endTicket('7', key);
    expect(readSlip('7')).toEqual({ picks: {}, kept: [], sent: [] });
  });

  it('can be taken out one by one, and stay when the picks are cleared', () => {
    for (const choice of [1, 2, 3] as const) {
      toggle('101', choice);
      keepTicket('7');
    }
    dropKept('7', 1);
    clearSlip('7');
    expect(ticketsOf(readSlip('7'))).toEqual([{ 101: 1 }, { 101: 3 }]);
  });
});

it('knows a ticket that was sent by an older page', () => {
  items.set('jackpotSlips', '{"7":{"picks":{"101":1},"sent":[{"picks":{"101":1},"key":"an-older-key"}]}}');
  expect(currentKey()).toBe('an-older-key');
});

it('leaves nothing behind of a slip that is empty', () => {
  toggle('101', 1);
  toggle('101', 1);
  expect([...items.values()]).toEqual(['{}']);
});

it.each([
  'no json',
  '[]',
  'null',
  '{"7":7}',
  '{"7":{"sent":"x"}}',
  '{"7":{"kept":[7,{}],"sent":[null,{"picks":{}},{"key":"a b"},{"key":7}]}}',
])('finds no slip in %s', (text) => {
  items.set('jackpotSlips', text);
  expect(readSlip('7')).toEqual({ picks: {}, kept: [], sent: [] });
});
