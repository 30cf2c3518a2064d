import { calls } from '@harmattan/contract';
import { officeCalls, type Role } from '@harmattan/contract/office';
import { walletNames } from '@harmattan/wires/suppliers/names';
import { beforeAll, expect, test } from 'vitest';
import { createCanaries } from '../canaries.ts';
import { bytesOf, textOf } from '../request.ts';
import type { FuzzMember } from '../world/members.ts';
import type { FuzzPlayer } from '../world/players.ts';
import type { FuzzCall } from './fuzz-call.ts';
import { makeCall } from './make-call.ts';
import { memberRoles } from './office-calls.ts';
import { createPools } from './pools.ts';
import { withoutCanaries } from './without-canaries.ts';

const playerAt = (index: number): FuzzPlayer => ({
  ...{
    index,
    number: `803000000${index}`,
    userName: `234803000000${index}`,
    password: 'p',
    firstName: 'A',
    lastName: 'B',
  },
  ...{ bankAccount: '3000000000', isRestricted: false, hasLeft: false, seats: new Map() },
  browser: { address: `102.89.${index}.10`, token: 't', cookies: new Map([['harmattan_session', 'c']]) },
});
const memberOf = (role: Role): FuzzMember => ({
  ...{ userName: `fuzz-${role}`, role, hasLeft: false },
  browser: { address: '102.88.0.7', token: 's', cookies: new Map([['office', 'c']]) },
});
const players = [playerAt(1), playerAt(2), playerAt(3)];
const count = 10_000;

async function makeAll(seed: string): Promise<FuzzCall[]> {
  const source = {
    pools: createPools(),
    canaries: createCanaries(),
    players,
    restricted: [playerAt(4)],
    seated: players,
    members: memberRoles.map(memberOf),
    subjects: ['7'],
  };
  const all: FuzzCall[] = [];
  for (let number = 0; number < count; number += 1) all.push(await makeCall(seed, { ...source, number }));
  return all;
}

let made: FuzzCall[];
beforeAll(async () => {
  made = await makeAll('one');
});

/** Without the times that some wires sign. */
const steady = ({ request }: FuzzCall) => textOf(request).replace(/"(x-)?(timestamp|signature|digest)","[^"]*"/gi, '');

test('every call of the contract and every wire is asked, and a seed makes the same calls again', async () => {
  const names = new Set(made.map(({ name }) => name));
  for (const key of Object.keys(calls)) expect(names, key).toContain(key);
  for (const name of walletNames) expect([...names].some((one) => one.endsWith(`/wallet/${name}`))).toBe(true);
  for (const kind of ['hook', 'page', 'stream', 'flight']) expect(made.some((one) => one.kind === kind)).toBe(true);
  const ofContract = ({ kind }: FuzzCall) => kind === 'call' || kind === 'page';
  const again = await makeAll('one');
  expect(made.filter(ofContract).map(steady)).toEqual(again.filter(ofContract).map(steady));
  expect(made.filter(ofContract).map(steady)).not.toEqual((await makeAll('two')).filter(ofContract).map(steady));
});

test('every call of the office is asked: with the permission, without it, by visitors and by players', () => {
  const asked = made.filter(({ kind }) => kind === 'office');
  const names = new Set(asked.map(({ name }) => name));
  const rare = new Set(['POST Staff/SignIn', 'POST Staff/SignOut', 'POST Staff/BreakGlass']);
  for (const key of Object.keys(officeCalls)) if (!rare.has(key)) expect(names, key).toContain(key);
  const share = (is: (call: FuzzCall) => boolean) => asked.filter(is).length / asked.length;
  expect(share(({ mayAsk }) => mayAsk === true)).toBeGreaterThan(0.5);
  expect(share(({ mayAsk, member }) => member !== undefined && !mayAsk)).toBeGreaterThan(0.02);
  expect(share(({ member }) => member === undefined)).toBeGreaterThan(0.05);
  for (const { request, input } of asked.filter((call) => call.input)) {
    for (const [, id] of textOf({ ...request, headers: [] }).matchAll(/playerId\\?[=:"]+(\d+)/g)) {
      expect(['7', '999999999'], JSON.stringify(input)).toContain(id);
    }
  }
});

test('visitors, players and those with a restricted session ask, rightly and wrongly', async () => {
  const asked = made.filter(({ kind }) => kind === 'call');
  const share = (is: (call: FuzzCall) => boolean) => asked.filter(is).length / asked.length;
  expect(share(({ player }) => player === undefined)).toBeGreaterThan(0.1);
  expect(share(({ player }) => player?.index === 4)).toBeGreaterThan(0.02);
  expect(share(({ input }) => input !== undefined)).toBeGreaterThan(0.6);
  expect(share(({ request }) => request.method !== 'GET' && request.method !== 'POST')).toBeGreaterThan(0.001);
});

test('a request is written as it is, with a length of its own unless it brings one', () => {
  const request = { method: 'POST', target: '/x', headers: [['a', 'b']] as [string, string][], body: 'é' };
  expect(bytesOf(request).toString('latin1')).toBe(
    'POST /x HTTP/1.1\r\nhost: localhost\r\na: b\r\ncontent-length: 2\r\n\r\n\xc3\xa9',
  );
  const wrong = { ...request, headers: [['content-length', '9']] as [string, string][], isHeadOnly: true };
  expect(bytesOf(wrong).toString('latin1')).toBe('POST /x HTTP/1.1\r\nhost: localhost\r\ncontent-length: 9\r\n\r\n');
});

test("what another player is recognised by is not sent as one's own; an id of another's is", () => {
  const canaries = createCanaries();
  const [word, id] = ['Qzabcdefghijkl', '0197b0e2-1111-7222-8333-444455556666'];
  canaries.add(word, { owner: 1, what: 'message', secrecy: 'player' });
  canaries.add('123456.27', { owner: 1, what: 'deposit', secrecy: 'supplier' });
  canaries.add(id, { owner: 1, what: 'id', secrecy: 'supplier' });
  const sent = { text: `See ${word}`, amount: 123_456.27, id };
  expect(withoutCanaries(sent, canaries, 2)).toEqual({ text: 'See Ada', amount: 123_456, id });
  expect(withoutCanaries(sent, canaries, 1)).toEqual(sent);
});

test('what one player asked is asked by others, each call and each owner in turn', async () => {
  const pools = createPools();
  const input = (id: string) => ({ query: { id } });
  pools.addExample(1, { key: 'GET Banking/GetDepositState', owner: 1 }, input('of 1'));
  pools.addExample(2, { key: 'GET Banking/GetDepositState', owner: 2 }, input('of 2'));
  pools.addExample(3, { key: 'POST Banking/FindPayment', owner: 3 }, { body: { key: 'of 3', giveUp: false } });
  pools.addExample(4, { key: 'POST Security/LogOff', owner: 3 }, {});
  pools.commit();
  const source = { pools, canaries: createCanaries(), players, restricted: [], seated: [], members: [], subjects: [] };
  const asked: (FuzzCall | undefined)[] = [];
  for (let number = 0; number < 40; number += 10) asked.push(await makeCall('one', { ...source, number }));
  expect(asked.map((call) => [call?.name, call?.input])).toEqual([
    ['GET Banking/GetDepositState', input('of 1')],
    ['POST Banking/FindPayment', { body: { key: 'of 3', giveUp: false } }],
    ['GET Banking/GetDepositState', input('of 2')],
    ['POST Banking/FindPayment', { body: { key: 'of 3', giveUp: false } }],
  ]);
  expect(asked[0]?.player?.index).not.toBe(1);
  expect(asked[2]?.player?.index).not.toBe(2);
});
