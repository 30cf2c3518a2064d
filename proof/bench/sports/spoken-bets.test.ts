import { btiCodes, btiMessages, writeBtiAnswer } from '@harmattan/wires/suppliers/bti';
import { expect, test } from 'vitest';
import { bookLanguages, requestsPerBet, spokenBets } from './spoken-bets.ts';

const player = { playerId: '42', token: 'the-token', cookie: '' };

test('a bet is said in as many requests as its wire has for it', () => {
  expect(bookLanguages.map(requestsPerBet)).toEqual([1, 3, 1]);
  const steps = [0, 1, 2, 3].map((turn) => spokenBets('bti').request(player, '1001', turn));
  expect(steps.map(({ method, path }) => `${method} ${path.replace(/\?.*/, '')}`)).toEqual([
    'POST /wallet/bti/sandbox-bti-path-secret/reserve',
    'POST /wallet/bti/sandbox-bti-path-secret/debitreserve',
    'GET /wallet/bti/sandbox-bti-path-secret/commitreserve',
    'POST /wallet/bti/sandbox-bti-path-secret/reserve',
  ]);
});

test.each(bookLanguages)('bets over %s are of the player who asks, and no two are the same', (language) => {
  const { request } = spokenBets(language);
  const told = (turn: number, run: string) => {
    const { path, body } = request(player, run, turn * requestsPerBet(language));
    return path + body;
  };
  const all = [told(0, '1001'), told(1, '1001'), told(0, '1002')];
  expect(new Set(all).size).toBe(3);
  for (const one of all) {
    expect(one).toContain('42');
    expect(one).not.toContain('987654321');
    expect(one).not.toContain('1234567890123456');
    expect(one).not.toContain('a-token-to-be-put-in');
  }
});

test('an answer that only keeps the supplier from asking again is no bet', () => {
  const { isDone } = spokenBets('bti');
  const answer = (message: string) =>
    writeBtiAnswer({ error_code: btiCodes.ok, error_message: message, balance: '1.00' });
  expect(isDone(answer(btiMessages.ok))).toBe(true);
  expect(isDone(answer(btiMessages.reserveNotFound))).toBe(false);
  expect(isDone(writeBtiAnswer({ error_code: btiCodes.general, error_message: btiMessages.ok }))).toBe(false);
});
