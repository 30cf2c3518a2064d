import type { OfficeCallInput } from '@harmattan/contract/office';
import { beforeAll, expect, test } from 'vitest';
import { useTestDatabase } from '../../testing/test-database.ts';
import { openTradingStage, type Trader } from '../testing/trading-stage.ts';

const db = useTestDatabase();
const { pool } = db.database;
let stage: Awaited<ReturnType<typeof openTradingStage>>;
let ada: Trader;
let bola: Trader;
beforeAll(async () => {
  stage = await openTradingStage(db);
  ({ ada, bola } = stage);
});

type Wish = OfficeCallInput<'POST Races/Create'>['body'];
const comment = 'as agreed';
const minuteMs = 60_000;
let suffixesGiven = 0;

async function wish(change: Partial<Wish> = {}): Promise<Wish> {
  suffixesGiven += 1;
  const nowMs = stage.platform.clock.now().getTime();
  const { games } = (await ada.call('GET Races/Choices', { query: { text: 'baobab' } })).data;
  return {
    urlSuffix: `race-${suffixesGiven}`,
    startsAt: new Date(nowMs + 5 * minuteMs).toISOString(),
    endsAt: new Date(nowMs + 65 * minuteMs).toISOString(),
    ...{ banner: 'race-dunes', prizes: [500, 300], gameIds: games.flatMap(({ gameIds }) => gameIds) },
    texts: { en: { name: 'Dunes', rules: '- play' }, sw: { name: '', rules: '' }, zh: { name: '沙丘', rules: '' } },
    comment,
    ...change,
  };
}

async function newDraft(): Promise<number> {
  const made = await ada.call('POST Races/Create', { body: await wish() });
  expect(made.status).toBe('SUCCESS');
  return made.data.id;
}

const get = async (id: number) => (await ada.call('GET Races/Get', { query: { id: String(id) } })).data;
const open = (id: number) => (desk: Trader) => desk.call('POST Races/Open', { body: { id, comment } });
const list = 'GET Cashrace/GetCashRacesList';
const playerReads = async () => {
  const answer = await stage.platform.server.inject({
    method: 'GET',
    url: '/api/api/Cashrace/GetCashRacesList?lang=sw',
  });
  return answer.json() as { status: string; data: { cashRaceName: string; urlSuffix: string }[] | null };
};

test('a race is announced by two with its prizes ready, in English where a text is missing, and not by one', async () => {
  const id = await newDraft();
  expect(await get(id)).toMatchObject({
    state: 'draft',
    held: 0,
    returns: 0,
    actions: ['open', 'cancel'],
    prizes: [500, 300],
  });
  await open(id)(ada);
  expect((await open(id)(ada)).status).toBe('OWN_REQUEST');
  const answers = await Promise.all([open(id)(bola), open(id)(await stage.newStaff('trading'))]);
  expect(answers.filter(({ data }) => data.state === 'done')).toHaveLength(1);
  const race = await get(id);
  expect(race).toMatchObject({
    state: 'upcoming',
    held: 800,
    returns: 800,
    texts: { sw: { name: 'Dunes' }, zh: { rules: '- play' } },
  });
  expect(
    (await playerReads()).data?.map(({ urlSuffix }) => urlSuffix),
    list,
  ).toContain(race.urlSuffix);
  const { rows } = await pool.query(
    `select a.actor from races.audit a join approvals.request r on r.id = a.approval_id where race_id = $1`,
    [id],
  );
  expect(rows).toHaveLength(1);
  const later = `update races.race set ends_at = ends_at + interval '1 hour' where id = $1`;
  await expect(stage.askAsOwner(later, [id])).rejects.toThrow(/stand/);
});

test('a race is called off by two, and its prizes go back', async () => {
  const id = await newDraft();
  await stage.byBoth(open(id));
  await stage.byBoth((desk) => desk.call('POST Races/Cancel', { body: { id, comment: 'the games are off' } }));
  await expect.poll(async () => (await get(id)).held).toBe(0);
  expect(await get(id)).toMatchObject({ state: 'canceled', actions: [] });
  expect((await ada.call('POST Races/Cancel', { body: { id, comment } })).status).toBe('RECORD_HAS_MOVED_ON');
});

test('what is wrong with a race is named, and an address is given once', async () => {
  const create = async (change: Partial<Wish>) => ada.call('POST Races/Create', { body: await wish(change) });
  expect((await create({ prizes: [100, 200] })).data).toEqual({ message: 'RACE_PRIZES' });
  expect((await create({ gameIds: [999_999] })).data).toEqual({ message: 'RACE_GAMES' });
  expect((await create({ startsAt: '2020-01-01T00:00:00.000Z' })).data).toEqual({ message: 'RACE_PERIOD' });
  const same = await wish();
  const made = await Promise.all([1, 2].map(() => ada.call('POST Races/Create', { body: same })));
  expect(made.map(({ status }) => status).sort()).toEqual(['NAME_IS_TAKEN', 'SUCCESS']);
});

test('players read that races are under maintenance, by the switch and by an incident of the product', async () => {
  const set = (isOn: boolean) => ada.call('POST Races/SetMaintenance', { body: { isOn, reason: 'a wrong board' } });
  expect((await playerReads()).status).toBe('SUCCESS');
  await set(true);
  await set(true);
  expect((await playerReads()).status).toBe('TOURNAMENT_MAINTENANCE');
  await set(false);
  expect((await playerReads()).status).toBe('SUCCESS');
  const { rows } = await pool.query(
    `select before, after from audit.entry where action = 'set maintenance of races' order by id`,
  );
  expect(rows.map(({ after }) => after.isOn)).toEqual([true, false]);

  const until = new Date(stage.platform.clock.now().getTime() + 10 * minuteMs).toISOString();
  const begun = await ada.call('POST Incidents/Begin', {
    body: { kind: 'product', subject: 'races', reason: 'scores are late', until },
  });
  expect((await playerReads()).status).toBe('TOURNAMENT_MAINTENANCE');
  expect((await ada.call('GET Races/List')).data.maintenance).toMatchObject({
    isOn: false,
    incident: 'scores are late',
  });
  await ada.call('POST Incidents/End', { body: { id: begun.data.id, reason: 'they are back' } });
  expect((await playerReads()).status).toBe('SUCCESS');
});
