import { expect, test } from 'vitest';
import type { FuzzCall } from './calls/fuzz-call.ts';
import { createCanaries } from './canaries.ts';
import { judge } from './judge.ts';
import type { FuzzPlayer } from './world/players.ts';

const canaries = createCanaries();
canaries.add('2348030000002', { owner: 2, what: 'number', secrecy: 'supplier' });
canaries.add('Qzabcdefghijkl', { owner: 2, what: 'message', secrecy: 'player' });

const player = (index: number) => ({ index }) as FuzzPlayer;
const call = (change: Partial<FuzzCall> = {}): FuzzCall => ({
  ...{ number: 1, name: 'GET User/GetBalance', kind: 'call', player: player(1), isTrusted: false },
  request: { method: 'GET', target: '/api/api/User/GetBalance', headers: [] },
  ...change,
});
const answer = (http: number, body: string) => ({ http, head: `HTTP/1.1 ${http}`, body, ms: 1 });
const faultsOf = (one: FuzzCall, http: number, body: string) =>
  judge(one, answer(http, body), canaries).faults.map(({ kind, what }) => `${kind}: ${what}`);

test("another player's number is a leak; one's own, and one that was asked for, are none", () => {
  const body = '{"userName":"2348030000002"}';
  expect(faultsOf(call(), 200, body)).toEqual(['leak: number of player 2']);
  expect(faultsOf(call({ player: undefined }), 200, body)).toEqual(['leak: number of player 2']);
  expect(faultsOf(call({ player: player(2) }), 200, body)).toEqual([]);
  const asked = { method: 'GET', target: '/x?userName=2348030000002', headers: [] };
  expect(faultsOf(call({ request: asked }), 200, body)).toEqual([]);
});

test("a record under another player's id is a leak, although the id was asked for", () => {
  const id = '0197b0e2-1111-7222-8333-444455556666';
  canaries.add(id, { owner: 2, what: 'id', secrecy: 'supplier' });
  const request = { method: 'POST', target: '/x', headers: [], body: `{"id":"${id}"}` };
  expect(faultsOf(call({ request }), 200, `{"round":{"id":"${id}"}}`)).toEqual(['leak: id of player 2']);
  expect(faultsOf(call({ request }), 200, '{"status":"ROUND_DOES_NOT_EXIST"}')).toEqual([]);
});

test('a supplier that proved itself may be told a number, and never a message', () => {
  const supplier = call({ kind: 'wire', isTrusted: true });
  expect(faultsOf(supplier, 200, '2348030000002')).toEqual([]);
  expect(faultsOf(supplier, 200, 'Qzabcdefghijkl')).toEqual(['leak: message of player 2']);
  expect(faultsOf(call({ kind: 'wire' }), 200, '2348030000002')).toEqual(['leak: number of player 2']);
});

test.each([
  ['a stack trace', 'Error: x\n    at handle (file.ts:12:3)'],
  ['a path of files', '{"file":"node_modules/pg/lib/client.js"}'],
  ['an SQL statement', 'select id, name from identity.player'],
  ['a message of the database', 'duplicate key value violates unique constraint "x"'],
  ['a hash of a password', '$argon2id$v=19$m=19456'],
])('%s is a leak', (what, body) => {
  expect(faultsOf(call(), 200, body)).toEqual([`leak: ${what}`]);
});

test('no answer, a 500 and a 503 are faults; a refusal in the words of a wire is none', () => {
  expect(judge(call(), { reason: 'closed', ms: 1 }, canaries).faults).toEqual([{ kind: 'unanswered', what: 'closed' }]);
  expect(faultsOf(call(), 500, '{}')).toEqual(['status_5xx: 500 {}']);
  expect(faultsOf(call(), 503, '{}')).toEqual(['status_5xx: 503 {}']);
  const refusal = '{"code":"INTERNAL_ERROR","message":"The bet was refunded"}';
  expect(faultsOf(call({ kind: 'wire' }), 500, refusal)).toEqual([]);
  expect(faultsOf(call(), 500, refusal)).toHaveLength(1);
});

test('a call of the contract that is asked rightly has to be answered with a word of the contract', () => {
  const faults = (body: string) =>
    judge(call({ input: {} }), answer(200, body), canaries).faults.map(({ kind }) => kind);
  expect(faults('{"statusCode":0,"status":"SUCCESS","data":null}')).toEqual([]);
  expect(faults('{"statusCode":0,"status":"FINE","data":null}')).toEqual(['unanswered']);
  expect(faults('Not found')).toEqual(['unanswered']);
});

test('a refusal before the handler does not count as reached', () => {
  const isReached = (http: number) => judge(call(), answer(http, ''), canaries).isReached;
  expect([200, 304, 400, 401, 404, 413, 429].map(isReached)).toEqual([true, true, false, false, false, false, false]);
  expect(judge(call({ kind: 'wire' }), answer(403, ''), canaries).isReached).toBe(true);
  expect(judge(call({ kind: 'wire' }), answer(429, ''), canaries)).toMatchObject({ isReached: false, isLimited: true });
});
