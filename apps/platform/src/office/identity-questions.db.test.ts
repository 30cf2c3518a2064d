import type { OfficeCallData } from '@harmattan/contract/office';
import { beforeAll, expect, test } from 'vitest';
import { useTestDatabase } from '../testing/test-database.ts';
import { newKey, openCaseStage } from './testing/case-stage.ts';

const db = useTestDatabase();
const { pool } = db.database;
let stage: Awaited<ReturnType<typeof openCaseStage>>;
beforeAll(async () => {
  stage = await openCaseStage(db);
});

type Asked = OfficeCallData<'POST Cases/AskIdentity'>;

/** A deposit that succeeded so many hours ago. */
async function addDeposit(playerId: bigint, { hoursAgo, kobo }: { hoursAgo: number; kobo: bigint }): Promise<void> {
  await pool.query('insert into cashier.player values ($1, 0, 0, 0, app_now()) on conflict do nothing', [playerId]);
  await pool.query(
    `insert into cashier.payment (id, player_id, number, type_number, direction, view_name, gateway, reference, amount_kobo,
       currency, state, status, created_at, state_at, expires_at)
     values (gen_random_uuid(), $1, 1000 - $2::int, 1000 - $2::int, 'deposit', 'KudipalBankTransfer', 'kudipal', gen_random_uuid(), $3, 'NGN',
       'succeeded', 0, app_now() - $2 * interval '1 hour', app_now(), app_now())`,
    [playerId, hoursAgo, kobo],
  );
}

async function newCaller() {
  const one = await stage.newCase();
  await addDeposit(one.playerId, { hoursAgo: 30, kobo: 2_500_00n });
  const ask = async (): Promise<Asked> =>
    (await stage.support.call('POST Cases/AskIdentity', { body: { id: one.id } })).data;
  const check = ({ checkId, questions }: Asked, change: Partial<Record<string, string>> = {}) => {
    const month = stage.platform.clock.now().toISOString().slice(0, 7);
    const right: Record<string, string> = {
      ...{ 'month of registration': month, 'year of birth': '1990' },
      ...{ 'amount of the last deposit': '1,000 to below 5,000', 'method of the last deposit': 'KudipalBankTransfer' },
    };
    const answers = questions.map(({ kind }) => ({ kind, answer: change[kind] ?? (right[kind] as string) }));
    return stage.support.call('POST Cases/CheckIdentity', { body: { checkId: checkId as string, answers } });
  };
  const shown = async () => (await stage.get(one.id)).identity;
  return { ...one, ask, check, shown };
}

const wrong = { 'year of birth': '1991' };

test('a caller who answers all questions rightly has passed, for half an hour', async () => {
  const { ask, check, shown } = await newCaller();
  expect(await shown()).toEqual({ state: 'not asked', until: null });
  const asked = await ask();
  expect(asked.questions.map(({ kind }) => kind).sort()).toEqual([
    'amount of the last deposit',
    'method of the last deposit',
    'month of registration',
    'year of birth',
  ]);
  const { data } = await check(asked);
  expect(data).toMatchObject({ passed: true });
  expect(await shown()).toEqual({ state: 'passed', until: expect.any(String) });
  await stage.passMinutes(20);
  expect(await shown()).toMatchObject({ state: 'passed' });
  await stage.passMinutes(11);
  expect(await shown()).toEqual({ state: 'not asked', until: null });
});

test('a wrong answer fails without a word about which, and no right answer is told or stored', async () => {
  const { ask, check, shown, id } = await newCaller();
  const asked = await ask();
  const { data } = await check(asked, wrong);
  expect(data).toEqual({ passed: false, until: null });
  expect(await shown()).toEqual({ state: 'failed', until: null });
  expect((await check(asked)).status).toBe('RECORD_HAS_MOVED_ON');
  expect(JSON.stringify(asked)).not.toMatch(/1990|2,?500/);
  const { rows } = await pool.query(
    `select to_jsonb(a) as row from audit.entry a where subject = $1 and action like '%identity%'
     union all select to_jsonb(c) from cases.identity_check c where case_id = $2
     union all select to_jsonb(e) from cases.entry e where case_id = $2`,
    [`case ${id}`, id.slice(2)],
  );
  expect(rows.length).toBeGreaterThan(3);
  expect(JSON.stringify(rows)).not.toMatch(/1990|1991|below 5,000|KudipalBankTransfer/);
});

test('three tries in a day are the most, at once too, by any member and in any case of the player', async () => {
  const { ask, check, playerId } = await newCaller();
  const asked = await ask();
  await Promise.all([1, 2].map(() => check(asked, wrong)));
  await check(await ask(), wrong);
  const again = await stage.support.call('POST Cases/AskIdentity', {
    body: { id: (await stage.casesOf(playerId))[0]?.id as string },
  });
  expect(again.status).toBe('TOO_MANY_ATTEMPTS');
  const body = {
    playerId: String(playerId),
    category: 'account',
    subject: 'Call',
    text: 'Hello',
    key: newKey(),
  } as const;
  const second = await stage.support.call('POST Cases/Open', { body });
  const risk = await stage.newStaff('risk');
  const there = await risk.call('POST Cases/AskIdentity', { body: { id: second.data.id } });
  expect(there.status).toBe('TOO_MANY_ATTEMPTS');
  const { rows } = await pool.query(
    `select count(*)::int as count from audit.entry where outcome = 'refused' and action = 'ask identity questions'`,
  );
  expect(rows[0].count).toBe(2);
});

test('right answers to questions that were asked before count for nothing once the tries are used up', async () => {
  const { ask, check, playerId } = await newCaller();
  const body = {
    playerId: String(playerId),
    category: 'account',
    subject: 'Call',
    text: 'Hello',
    key: newKey(),
  } as const;
  const { id } = (await stage.support.call('POST Cases/Open', { body })).data;
  const open = (await stage.support.call('POST Cases/AskIdentity', { body: { id } })).data;
  for (let turn = 0; turn < 3; turn += 1)
    expect((await check(await ask(), wrong)).data).toMatchObject({ passed: false });
  expect((await check(open)).status).toBe('TOO_MANY_ATTEMPTS');
  expect((await stage.get(id)).identity).toEqual({ state: 'not asked', until: null });
});

test('asking again asks the same, and what was paid in on the last day is not asked about', async () => {
  const { ask, check, playerId } = await newCaller();
  await addDeposit(playerId, { hoursAgo: 2, kobo: 900_000_00n });
  const asked = await ask();
  expect(await ask()).toEqual(asked);
  expect((await check(asked)).data).toMatchObject({ passed: true });
});

test('a player of whom too little is known is asked nothing, and a visitor cannot be', async () => {
  const one = await stage.newCase();
  const { data } = await stage.support.call('POST Cases/AskIdentity', { body: { id: one.id } });
  expect(data).toEqual({ checkId: null, questions: [] });
  const form = { senderName: 'V', senderEmail: 'v@far.example', subject: 'Support', body: 'Hello', captcha: '' };
  await stage.visitor().call('POST Email/SendMail', { body: form });
  const [visitors] = (await stage.support.call('GET Cases/List', { query: {} })).data;
  expect(visitors?.actions).not.toContain('askIdentity');
  const asked = await stage.support.call('POST Cases/AskIdentity', { body: { id: visitors?.id as string } });
  expect(asked.status).toBe('RECORD_HAS_MOVED_ON');
});
