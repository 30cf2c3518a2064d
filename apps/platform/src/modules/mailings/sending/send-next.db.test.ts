import { systemClock } from '@harmattan/kernel/clock';
import { expect, test } from 'vitest';
import { useTestDatabase } from '../../../testing/test-database.ts';
import { openMailingStage } from '../testing/mailing-stage.ts';
import { countAudience } from './count-audience.ts';
import { type SendDeps, sendNext } from './send-next.ts';

const db = useTestDatabase();

type Stage = Awaited<ReturnType<typeof openMailingStage>>;

async function sendAll(deps: SendDeps, limit?: number): Promise<void> {
  while (await sendNext(deps, limit));
}

const players = (stage: Stage, count: number) => Promise.all(Array.from({ length: count }, () => stage.newPlayer()));
const off = (playerId: bigint, source: 'player' | 'staff') =>
  ({ playerId, source, switches: ['marketing'], by: 'test', reason: 'test', until: null, playerText: null }) as const;

test('a process that dies between two pieces and two that send at once: every inbox has it once', async () => {
  const stage = await openMailingStage(db);
  const all = await players(stage, 12);
  const id = await stage.send();
  let pieces = 0;
  const dying: SendDeps = {
    ...stage.deps,
    messages: {
      ...stage.deps.messages,
      async deliverLetter(...letter) {
        const tell = await stage.deps.messages.deliverLetter(...letter);
        pieces += 1;
        if (pieces === 2) throw new Error('the process dies before its commit');
        return tell;
      },
    },
  };
  await expect(sendAll(dying, 3)).rejects.toThrow('dies');
  await Promise.all([sendAll(stage.deps, 3), sendAll(stage.deps, 3)]);
  for (const { playerId } of all) expect(await stage.headersOf(playerId)).toEqual(['Play on Friday.']);
  expect(await stage.read(id)).toMatchObject({ state: 'done', reached: 12, waiting: 0 });
});

test('a process that dies while it hands texts over leaves them unsent: none is sent twice', async () => {
  const stage = await openMailingStage(db);
  const all = await players(stage, 25);
  const id = await stage.send({ channel: 'sms' });
  const dying: SendDeps = {
    ...stage.deps,
    sms: {
      async send(message) {
        await stage.deps.sms.send(message);
        throw new Error('the process dies after the gateway took it');
      },
    },
  };
  await expect(sendAll(dying)).rejects.toThrow('dies');
  const before = stage.texts.length;
  expect(before).toBe(20);
  await Promise.all([sendAll(stage.deps), sendAll(stage.deps)]);
  expect(stage.texts.map(({ to }) => to).toSorted()).toEqual(all.map(({ userName }) => userName).toSorted());
  expect(await stage.read(id)).toMatchObject({ state: 'done', reached: 5, handing: 20, failed: 0, cost: 25n * 400n });
});

test('what a player wants is decided when it is sent, and again when a text is handed over', async () => {
  const stage = await openMailingStage(db);
  const [reached, early, late, quiet] = (await players(stage, 4)) as [Player, Player, Player, Player];
  const id = await stage.send({ channel: 'sms' });
  await stage.switches.turnOff(off(early.playerId, 'staff'));
  // The first piece lists the recipients, and hands nothing over.
  await sendNext(stage.deps);
  expect(await stage.read(id)).toMatchObject({ state: 'sending', waiting: 3 });
  await stage.switches.turnOff(off(late.playerId, 'player'));
  await stage.deps.setTexts(stage.pool, quiet.playerId, false);
  await sendAll(stage.deps);
  expect(stage.texts.map(({ to }) => to)).toEqual([reached.userName]);
  expect(await stage.excludedOf(id)).toEqual({ 'marketing-off': 1, 'opted-out': 1, 'no-texts': 1 });
  expect(await stage.read(id)).toMatchObject({ state: 'done', reached: 1, waiting: 0, cost: 400n });
});

test('a player who wants no offers in the inbox gets none, also one who says so after it was planned, and still hears of the service', async () => {
  const stage = await openMailingStage(db);
  const [reached, quiet] = (await players(stage, 2)) as [Player, Player];
  const id = await stage.send();
  await stage.pool.query(
    `insert into profile.player (player_id, inbox_offers_enabled) values ($1, false)
     on conflict (player_id) do update set inbox_offers_enabled = false`,
    [quiet.playerId],
  );
  await sendAll(stage.deps);
  expect(await stage.excludedOf(id)).toEqual({ 'no-inbox-offers': 1 });
  expect([await stage.headersOf(reached.playerId), await stage.headersOf(quiet.playerId)]).toEqual([
    ['Play on Friday.'],
    [],
  ]);
  const plan = { conditions: stage.own, texts: { en: { header: 'Friday', text: 'Play.' } } };
  expect(await countAudience(stage.deps, { ...plan, channel: 'inbox', isService: true })).toMatchObject({
    recipients: 2,
  });
  expect(await countAudience(stage.deps, { ...plan, channel: 'sms', isService: false })).toMatchObject({
    recipients: 2,
  });
});

type Player = Awaited<ReturnType<Stage['newPlayer']>>;

test('every reason excludes, offers count before they are sent, and what is about the service goes to all whom it reaches', async () => {
  const stage = await openMailingStage(db, { rules: { weekMax: 1 } });
  const [, stopped, full] = (await players(stage, 3)) as [Player, Player, Player];
  await stage.newPlayer({ isProven: false });
  await stage.newPlayer({ wantsTexts: false });
  await stage.switches.turnOff({ ...off(stopped.playerId, 'staff'), switches: ['play'] });
  await stage.pool.query(
    `insert into mailings.recipient (mailing_id, player_id, language, is_offer, state)
     select id, $1, 'en', true, 'delivered' from mailings.mailing where id = $2`,
    [full.playerId, await stage.send({ sendAt: new Date('2100-01-01') })],
  );
  const plan = { conditions: stage.own, channel: 'sms' as const, texts: { en: { header: '', text: 'Play.' } } };
  expect(await countAudience(stage.deps, { ...plan, isService: false })).toMatchObject({
    ...{ matched: 5, recipients: 1, costMinor: 400n, isComplete: true },
    excluded: [
      { reason: 'stopped', players: 1 },
      { reason: 'no-proven-number', players: 1 },
      { reason: 'no-texts', players: 1 },
      { reason: 'week-full', players: 1 },
    ],
  });
  expect(await countAudience(stage.deps, { ...plan, isService: true })).toMatchObject({ recipients: 4 });
});

test('a week later the next offer arrives', async () => {
  const stage = await openMailingStage(db, { rules: { weekMax: 1 } });
  const { playerId } = await stage.newPlayer();
  await stage.send();
  await stage.send();
  await sendAll(stage.deps);
  expect(await stage.headersOf(playerId)).toHaveLength(1);
  await stage.moveClock(8 * 86_400_000);
  await stage.send();
  await sendAll(stage.deps);
  expect(await stage.headersOf(playerId)).toHaveLength(2);
});

test('a cancelled mailing sends nothing more, also of what is queued', async () => {
  const stage = await openMailingStage(db);
  await players(stage, 3);
  const id = await stage.send({ channel: 'sms' });
  await sendNext(stage.deps);
  const cancel = () => stage.mailings.cancel({ id, reason: 'a typo', also: async () => {} });
  expect(await cancel()).toBe('done');
  await sendAll(stage.deps);
  expect(stage.texts).toEqual([]);
  expect(await stage.read(id)).toMatchObject({ state: 'cancelled', waiting: 3, end_reason: 'a typo' });
  expect(await cancel()).toBe('moved on');
});

test('an offer waits for its time and for the end of the quiet hours', async () => {
  const night = { ...systemClock, now: () => new Date('2026-11-18T22:00:00Z') };
  const hours = { fromMinute: 20 * 60, toMinute: 8 * 60 };
  const stage = await openMailingStage(db, { rules: { quietHours: hours } });
  const { playerId } = await stage.newPlayer();
  await stage.send();
  await stage.send({ sendAt: new Date('2100-01-01'), texts: { en: { header: 'Later', text: 'Later.' } } });
  await sendAll({ ...stage.deps, clock: night });
  expect(await stage.headersOf(playerId)).toEqual([]);
  const { rows } = await stage.pool.query(
    `select count(*)::int as due from mailings.mailing where state = 'scheduled' and send_at <= app_now()`,
  );
  expect(rows[0].due).toBeGreaterThan(0);
  await sendAll({ ...stage.deps, clock: { ...night, now: () => new Date('2026-11-19T07:00:00Z') } });
  expect(await stage.headersOf(playerId)).toEqual(['Play on Friday.']);
});

test("one person's mailing stops where a segment has grown beyond what one person may send", async () => {
  const stage = await openMailingStage(db, { rules: { twoPersonSize: 2 } });
  await players(stage, 2);
  const id = await stage.send();
  await players(stage, 2);
  await sendAll(stage.deps, 1);
  expect(await stage.read(id)).toMatchObject({ state: 'stopped', reached: 2 });
});

test('each reads the own language, and English where it is missing', async () => {
  const stage = await openMailingStage(db);
  const [sw, zh] = [await stage.newPlayer({ language: 'sw' }), await stage.newPlayer({ language: 'zh' })];
  await stage.send({ texts: { en: { header: 'Hi', text: 'Hello.' }, sw: { header: 'Habari', text: 'Hujambo.' } } });
  await sendAll(stage.deps);
  expect(await stage.headersOf(sw.playerId)).toEqual(['Hujambo.']);
  expect(await stage.headersOf(zh.playerId)).toEqual(['Hello.']);
});

test('a mailing that takes two cannot be sent without an approval, whatever program asks for it', async () => {
  const stage = await openMailingStage(db, { rules: { twoPersonSize: 0 } });
  await stage.newPlayer();
  const id = await stage.send();
  expect(await stage.read(id)).toMatchObject({ state: 'asked' });
  await expect(stage.pool.query(`update mailings.mailing set state = 'scheduled' where id = $1`, [id])).rejects.toThrow(
    'violates check constraint',
  );
});
