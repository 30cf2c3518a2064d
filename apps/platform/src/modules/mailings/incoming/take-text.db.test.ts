import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { useTestDatabase } from '../../../testing/test-database.ts';
import { openMailingStage } from '../testing/mailing-stage.ts';

const db = useTestDatabase();

async function openStage() {
  const stage = await openMailingStage(db);
  const { playerId, userName } = await stage.newPlayer();
  const say = (text: string, id: string = randomUUID()) => stage.mailings.takeText({ id, from: userName, text });
  const answers = async () => {
    await stage.outbox.drainOnce();
    return stage.texts.filter(({ to }) => to === userName).map(({ text }) => text.split('.')[0]);
  };
  const blocks = async () => (await stage.switches.listOf(playerId)).map(({ source, reason }) => [source, reason]);
  return { ...stage, playerId, say, answers, blocks };
}

test('STOP turns offers off on the word of the player, at once, and is answered with one text; START turns them on again', async () => {
  const { say, answers, blocks, texts, pool, playerId } = await openStage();
  expect(await say('Hello')).toBe('not for us');
  expect(await say('stop')).toBe('done');
  expect(await blocks()).toEqual([['player', 'STOP by text']]);
  const { rows } = await pool.query('select * from mailings.player where player_id = $1', [playerId]);
  expect(rows[0]).toMatchObject({ is_marketing_off: true, has_opted_out: true, wants_texts: false });
  expect(await answers()).toEqual(['You get no more offers from us']);
  expect(texts[0]?.isPromotional).toBe(false);
  expect(await say('START')).toBe('done');
  expect(await blocks()).toEqual([]);
  expect(await answers()).toEqual(['You get no more offers from us', 'You get our offers again']);
});

test('the same text told again, and twice at once, is acted on once', async () => {
  const { say, answers } = await openStage();
  const outcomes = await Promise.all([say('STOP', 'one'), say('STOP', 'one')]);
  expect(outcomes.toSorted()).toEqual(['done', 'taken before']);
  expect(await say('STOP', 'one')).toBe('taken before');
  expect(await answers()).toHaveLength(1);
});

test('START turns on nothing that another source, or the player in another way, has turned off', async () => {
  const { say, answers, blocks, switches, playerId } = await openStage();
  expect(await say('START')).toBe('not for us');
  const word = { playerId, switches: ['marketing'], by: 'test', until: null, playerText: null } as const;
  await switches.turnOff({ ...word, source: 'register', reason: 'excluded' });
  await say('STOP');
  expect(await answers()).toEqual(['You get no more offers from us']);
  await say('START');
  expect(await blocks()).toEqual([['register', 'excluded']]);
  expect(await answers()).toEqual(['You get no more offers from us', 'Offers to your account stay off']);
  await switches.turnOff({ ...word, source: 'player', reason: 'a break' });
  await say('START');
  expect(await blocks()).toContainEqual(['player', 'a break']);
});
