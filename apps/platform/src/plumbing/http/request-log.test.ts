import { call } from '@harmattan/contract';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { testServer } from '../../testing/test-server.ts';
import { logOptions } from '../log.ts';
import { refuse, success } from './answer.ts';

const ticketOf = 'GET Sample/Ticket';
const sample = {
  [ticketOf]: call({
    summary: 'Reads a ticket of the caller',
    caller: 'player',
    query: z.strictObject({ betId: z.string() }),
    data: z.string(),
    failures: { TICKET_DOES_NOT_EXIST: z.null() },
  }),
};

async function ask({ token, betId }: { token?: string; betId: string }) {
  const lines: string[] = [];
  const server = await testServer({
    calls: sample,
    handlers: {
      [ticketOf]: ({ query }) => (query.betId === 'own' ? success('a ticket') : refuse('TICKET_DOES_NOT_EXIST', null)),
    },
    async authenticate({ headers: { authorization } }) {
      if (authorization === undefined) return undefined;
      const restricted = authorization === 'Bearer restricted';
      return { playerId: 7n, userName: '2348031234567', sessionId: 'a-session', restricted, sessionEpoch: 0 };
    },
    log: pino(logOptions('info'), { write: (line) => void lines.push(line) }),
  });
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
  await server.inject({ method: 'GET', url: `/api/api/Sample/Ticket?betId=${betId}`, headers });
  await expect.poll(() => lines).toHaveLength(1);
  for (const secret of ['2348031234567', 'a-session', 'Bearer', betId]) expect(lines[0]).not.toContain(secret);
  return JSON.parse(lines[0] ?? '');
}

const line = { level: 'info', requestId: expect.any(String), route: ticketOf, method: 'GET', ms: expect.any(Number) };
const time = expect.any(String);

test('a refusal of another player’s record is a line with the player, the call and the word', async () => {
  expect(await ask({ token: 'alive', betId: 'of-another' })).toEqual({
    ...line,
    time,
    status: 200,
    word: 'TICKET_DOES_NOT_EXIST',
    playerId: '7',
  });
});

test('a refusal of a session that may not make a call is a line with the player, the call and the word', async () => {
  expect(await ask({ token: 'restricted', betId: 'of-another' })).toEqual({
    ...line,
    time,
    status: 403,
    word: 'NOT_ALLOWED',
    playerId: '7',
  });
});

test('a refusal of a caller without a session is a line with the call and the word', async () => {
  expect(await ask({ betId: 'of-another' })).toEqual({ ...line, time, status: 401, word: 'NOT_SIGNED_IN' });
});

test('an answer that is no refusal is a line without its player', async () => {
  expect(await ask({ token: 'alive', betId: 'own' })).toEqual({ ...line, time, status: 200 });
});
