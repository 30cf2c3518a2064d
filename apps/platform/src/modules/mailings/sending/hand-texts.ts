import type { Exclusion } from '@harmattan/contract/office';
import { inTransaction } from '@harmattan/process/transaction';
import type pg from 'pg';
import type { MailingsDeps } from '../mailings-deps.ts';
import { addHanded, addHanding, type DueMailing } from './mailings-store.ts';
import { exclusionOf } from './recipient-rules.ts';
import { addExcluded, listQueued, markHanded, markHanding, markWithheld, readFacts } from './recipients-store.ts';
import { languageIn, shownTexts } from './texts.ts';

/** Handed over at once, side by side. */
const textsAtATime = 20;

export interface TextToHand {
  playerId: bigint;
  to: string;
  text: string;
}

/**
 * The next texts of a mailing, marked before the gateway is asked: a crash leaves a text unsent rather than sent twice. What the player has
 * turned off since the text was queued counts here too.
 */
export async function takeTexts(
  { messages }: Pick<MailingsDeps, 'messages'>,
  client: pg.PoolClient,
  mailing: DueMailing,
): Promise<TextToHand[]> {
  const { id } = mailing;
  const shown = shownTexts(mailing.texts, mailing);
  const queued = await listQueued(client, { mailingId: id, limit: textsAtATime });
  const playerIds = queued.map(({ playerId }) => playerId);
  await messages.lockInboxes(client, playerIds);
  const facts = new Map((await readFacts(client, playerIds)).map((one) => [one.playerId, one]));
  const texts: TextToHand[] = [];
  const withheld = new Map<Exclusion, number>();
  for (const { playerId, language } of queued) {
    const player = facts.get(playerId);
    // An account that has yielded its number has none.
    const reason = player
      ? exclusionOf(player, { ...mailing, weekMax: Number.POSITIVE_INFINITY })
      : ('no-proven-number' as const);
    if (player && !reason) texts.push({ playerId, to: player.userName, text: shown[languageIn(language)].text });
    if (!reason) continue;
    withheld.set(reason, (withheld.get(reason) ?? 0) + 1);
    await markWithheld(client, id, { playerId, reason });
  }
  await addExcluded(client, id, withheld);
  const costMinor = await markHanding(
    client,
    id,
    texts.map(({ playerId }) => playerId),
  );
  await addHanding(client, { id, handing: texts.length, withheld: queued.length - texts.length, costMinor });
  return texts;
}

export async function handTexts(
  { pool, sms }: Pick<MailingsDeps, 'pool' | 'sms'>,
  { id, isService }: Pick<DueMailing, 'id' | 'isService'>,
  texts: TextToHand[],
): Promise<void> {
  if (texts.length === 0) return;
  const outcomes = await Promise.all(
    texts.map(async ({ playerId, to, text }) => ({
      playerId,
      isTaken: (await sms.send({ to, text, isPromotional: !isService })) === 'taken',
    })),
  );
  const idsOf = (isTaken: boolean) => outcomes.filter((one) => one.isTaken === isTaken).map(({ playerId }) => playerId);
  const [taken, failed] = [idsOf(true), idsOf(false)];
  await inTransaction(pool, async (client) => {
    await markHanded(client, id, { playerIds: taken, state: 'taken' });
    await markHanded(client, id, { playerIds: failed, state: 'failed' });
    await addHanded(client, { id, taken: taken.length, failed: failed.length });
  });
}
