import type pg from 'pg';
import { z } from 'zod';
import type { Outbox } from '../../../plumbing/outbox/outbox.ts';
import type { MailingsDeps } from '../mailings-deps.ts';
import { insertIncoming } from './incoming-store.ts';
import { answers, type IncomingAnswer, wordOf } from './incoming-words.ts';

/** The reason of a block that the player's own text sets. START ends such a block and no other. */
const stopReason = 'STOP by text';
const by = 'player';
const topic = 'mailings.answer-text';

/** Rolls back what a text asked for that was acted on before. */
class TakenBefore extends Error {}

type TakeDeps = Pick<MailingsDeps, 'switches' | 'playerByUserName' | 'setTexts' | 'outbox'>;

/** A text of a player: STOP turns offers off for the account of that number at once, START on again where the player had turned them off. */
export async function takeText(
  deps: TakeDeps,
  { id, from, text }: { id: string; from: string; text: string },
): Promise<'done' | 'taken before' | 'not for us'> {
  const word = wordOf(text);
  const player = word && (await deps.playerByUserName(from));
  if (!player) return 'not for us';
  const { playerId } = player;
  const record = (answer: IncomingAnswer, isWanted: boolean | undefined) => async (transaction: pg.PoolClient) => {
    if (!(await insertIncoming(transaction, { id, playerId, word }))) throw new TakenBefore();
    if (isWanted !== undefined) await deps.setTexts(transaction, playerId, isWanted);
    const payload = { playerId: String(playerId), to: from, answer };
    await deps.outbox.record(transaction, { topic, payload });
  };
  try {
    const isDone = await (word === 'stop' ? stop(deps, { playerId, record }) : start(deps, { playerId, record }));
    if (!isDone) return 'not for us';
    deps.outbox.wake();
    return 'done';
  } catch (error) {
    if (error instanceof TakenBefore) return 'taken before';
    throw error;
  }
}

interface Asked {
  playerId: bigint;
  record(answer: IncomingAnswer, isWanted: boolean | undefined): (transaction: pg.PoolClient) => Promise<void>;
}

const marketing = { switches: ['marketing'], by } as const;

async function stop({ switches }: TakeDeps, { playerId, record }: Asked): Promise<true> {
  await switches.turnOff({
    ...{ ...marketing, playerId, source: 'player', reason: stopReason, until: null, playerText: null },
    also: record('stopped', false),
  });
  return true;
}

/** A block of another source, or one that the player set in another way, stays. Where nothing is off there is nothing to turn on. */
async function start({ switches }: TakeDeps, { playerId, record }: Asked): Promise<boolean> {
  const blocks = (await switches.listOf(playerId)).filter((block) => block.switch === 'marketing');
  if (blocks.length === 0) return false;
  const isOwn = blocks.some(({ source, reason }) => source === 'player' && reason === stopReason);
  const isKeptOff = blocks.some(({ source, reason }) => source !== 'player' || reason !== stopReason);
  return switches.turnOn({
    ...{ ...marketing, playerId, sources: isOwn ? ['player'] : [], reason: 'START by text', mustBeOn: false },
    also: record(isKeptOff ? 'kept off' : 'started', isOwn ? true : undefined),
  });
}

const answered = z.object({
  playerId: z.string().transform(BigInt),
  to: z.string(),
  answer: z.enum(['stopped', 'started', 'kept off']),
});

/** One text comes back, from the sender of the service. */
export function answerTexts({
  outbox,
  sms,
  languageOf,
}: Pick<MailingsDeps, 'sms' | 'languageOf'> & { outbox: Pick<Outbox, 'consume'> }): void {
  outbox.consume(topic, async ({ payload }) => {
    const { playerId, to, answer } = answered.parse(payload);
    await sms.send({ to, text: answers[await languageOf(playerId)][answer] });
  });
}
