import type { SegmentCondition } from '@harmattan/contract/office';
import { type Clock, systemClock } from '@harmattan/kernel/clock';
import { createIds } from '@harmattan/kernel/ids';
import { systemRandom } from '@harmattan/kernel/random';
import type pg from 'pg';
import { createLog } from '../../../plumbing/log.ts';
import type { TestDatabase } from '../../../testing/test-database.ts';
import { startTestMessages } from '../../../testing/test-messages.ts';
import { newNumber } from '../../../testing/test-player.ts';
import type { Sms } from '../../sms/index.ts';
import { createSwitches } from '../../switches/index.ts';
import { createMailings } from '../index.ts';
import type { MailingRules, MailingsDeps } from '../mailings-deps.ts';

const ids = createIds({ clock: systemClock, random: systemRandom });

interface NewPlayer {
  language?: 'en' | 'sw' | 'zh';
  isProven?: boolean;
  wantsTexts?: boolean;
}

/** Mailings over the real inboxes and switches, and a campaign whose players are this test's own. */
export async function openMailingStage(
  db: TestDatabase,
  { rules = {}, clock = systemClock }: { rules?: Partial<MailingRules>; clock?: Clock } = {},
) {
  const { pool } = db.database;
  const stage = await startTestMessages(db);
  const { messages, outbox } = stage;
  const refcode = `c-${ids.next()}`;
  const texts: { to: string; text: string; isPromotional: boolean }[] = [];
  /** The far end of the gateway. */
  const sms: Sms = {
    async send({ to, text, isPromotional = false }) {
      texts.push({ to, text, isPromotional });
      return 'taken';
    },
  };
  const switches = realSwitches(pool, stage);
  const deps: MailingsDeps = {
    ...{ pool, clock, ids, outbox, messages, sms, switches, log: createLog({ level: 'silent' }) },
    rules: {
      ...{ twoPersonSize: 1_000, twoPersonCostMinor: 1_000_000n, weekMax: 3, quietHours: undefined },
      ...{ partPrices: [{ prefix: '', priceMinor: 400n }], hookSecret: 'a secret of the test', ...rules },
    },
    ...accountsIn(pool),
  };
  const newPlayer = playersOf(pool, { stage, refcode });
  const mailings = createMailings(deps);
  const own: SegmentCondition[] = [{ kind: 'campaign', refcode }];

  /** A segment, and a mailing to it that is due. */
  async function send(
    wish: Partial<Parameters<typeof mailings.send>[0]> = {},
    conditions: SegmentCondition[] = own,
  ): Promise<string> {
    const segmentId = ids.next();
    const id = ids.next();
    await mailings.saveSegment(
      { id: segmentId, version: 0, name: 'Mine', conditions, saved_by: 'ada' },
      async () => {},
    );
    await mailings.send(
      {
        ...{ id, channel: 'inbox', isService: false, name: 'Friday', segmentId, segmentVersion: 1, sendAt: undefined },
        ...{ texts: { en: { header: 'Friday', text: 'Play on Friday.' } }, madeBy: 'ada', comment: 'why', ...wish },
      },
      async () => {},
    );
    return id;
  }

  return {
    ...{ ...stage, pool, deps, mailings, switches, texts, refcode, own, newPlayer, send },
    read: async (id: string) => (await mailings.list()).find((row) => row.id === id),
    excludedOf: async (id: string) =>
      Object.fromEntries((await mailings.listExcluded([id])).map(({ reason, players }) => [reason, players])),
    headersOf: async (playerId: bigint) =>
      (await messages.listPlayerMessages({ playerId, before: undefined, limit: 50 }))
        .filter(({ actor }) => actor === 'ada')
        .map(({ text }) => text),
  };
}

type Stage = Awaited<ReturnType<typeof startTestMessages>>;

function realSwitches(pool: pg.Pool, { messages, outbox }: Stage) {
  const still = async () => undefined;
  return createSwitches({
    ...{ pool, ids, outbox },
    apply: {
      ...{ 'sign-in': still, deposit: still, play: still, withdraw: still },
      async marketing(transaction, off) {
        await messages.setMarketingOff(transaction, off);
        return undefined;
      },
    },
  });
}

function accountsIn(pool: pg.Pool): Pick<MailingsDeps, 'playerByUserName' | 'languageOf' | 'setTexts'> {
  return {
    playerByUserName: async (number) => {
      const { rows } = await pool.query('select id from identity.player where user_name = $1', [number]);
      return rows[0] && { playerId: rows[0].id };
    },
    languageOf: async () => 'en',
    setTexts: async (transaction, playerId, isWanted) => {
      await transaction.query('update profile.player set sms_notification_enabled = $2 where player_id = $1', [
        playerId,
        isWanted,
      ]);
    },
  };
}

function playersOf(pool: pg.Pool, { stage, refcode }: { stage: Stage; refcode: string }) {
  return async ({ language = 'en', isProven = true, wantsTexts = true }: NewPlayer = {}) => {
    const userName = `234${newNumber()}`;
    const { rows } = await pool.query(
      `insert into identity.player (user_name, password_hash, currency, language, number_proven_at)
       values ($1, '', 'NGN', $2, case when $3 then app_now() end) returning id`,
      [userName, language, isProven],
    );
    const playerId: bigint = rows[0].id;
    await stage.register(playerId);
    await pool.query('insert into profile.player (player_id, sms_notification_enabled) values ($1, $2)', [
      playerId,
      wantsTexts,
    ]);
    await pool.query(
      'insert into marketing.referred_player (player_id, refcode, registered_at) values ($1, $2, app_now())',
      [playerId, refcode],
    );
    return { playerId, userName };
  };
}
