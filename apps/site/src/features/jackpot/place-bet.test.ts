import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CallFailed, CallUnreachable } from '../../shared/api/call-errors.ts';
import { placeBet } from './place-bet.ts';

const ticket = { key: 'ticket-0001', price: 1_500, tickets: [[]] };
const placed = { statusCode: 0, status: 'SUCCESS', data: { status: 'Success', betId: 'one' } };

/** What the server answers, try by try; a null is no answer. */
let answers: (object | null)[];
let asked: string[];

beforeEach(() => {
  asked = [];
  vi.stubGlobal('document', { cookie: '', documentElement: { lang: 'en' } });
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    const answer = answers.shift();
    if (!answer) throw new TypeError('no network');
    return Response.json(answer);
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const refusal = (status: string) => ({ statusCode: 1, status, data: null });
const failureOf = () => placeBet(ticket).catch((failure: unknown) => failure);

it('asks once more by the same key and price when no answer came', async () => {
  answers = [null, placed];
  await placeBet(ticket);
  expect(asked).toHaveLength(2);
  expect(new Set(asked).size).toBe(1);
  expect(asked[0]).toContain('?key=ticket-0001&price=1500.00');
});

it('sends several tickets by one call, and asks once more for all of them by the same key', async () => {
  answers = [null, { ...placed, data: { status: 'Success', betIds: ['one', 'two'] } }];
  await placeBet({ ...ticket, tickets: [[], []] });
  expect(asked).toHaveLength(2);
  for (const address of asked) expect(address).toContain('Jackpot/PlaceTickets');
});

it('does not ask again after an answer', async () => {
  answers = [refusal('NOT_READY')];
  expect(await failureOf()).toMatchObject({ status: 'NOT_READY' });
  expect(asked).toHaveLength(1);
});

it('believes a refusal of the second try', async () => {
  answers = [null, refusal('JACKPOT_IS_CLOSED')];
  expect(await failureOf()).toMatchObject({ status: 'JACKPOT_IS_CLOSED' });
});

it.each(['NOT_READY', 'TOO_MANY_REQUESTS', 'NOT_SIGNED_IN', 'GENERAL_ERROR'])(
  'stays without an answer when the second try meets %s',
  async (status) => {
    answers = [null, refusal(status)];
    const failure = await failureOf();
    expect(failure).toBeInstanceOf(CallUnreachable);
    expect(failure).not.toBeInstanceOf(CallFailed);
  },
);
