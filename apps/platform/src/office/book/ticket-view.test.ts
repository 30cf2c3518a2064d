import { expect, test } from 'vitest';
import type { Ticket } from '../../modules/suppliers/index.ts';
import { missingOf, voidingOf } from './ticket-view.ts';

const ofArea = (area: 'games' | 'sports') => ({
  ...{ playerId: 1n, ticket: { round: { area } } as Ticket, own: undefined, isBookAway: false, now: new Date() },
});

test('a ticket of a foreign book cannot be voided by its wire, and a round of a game has no such question', () => {
  expect(voidingOf(ofArea('sports'))).toBe('foreign book');
  expect(missingOf(ofArea('sports'))).toContain('rules version');
  expect(voidingOf({ ...ofArea('sports'), isBookAway: true })).toBe('book away');
  expect([voidingOf(ofArea('games')), missingOf(ofArea('games'))]).toEqual([null, []]);
});
