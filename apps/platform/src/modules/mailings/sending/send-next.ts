import type { Exclusion, MailingLanguage } from '@harmattan/contract/office';
import { inTransaction } from '@harmattan/process/transaction';
import type pg from 'pg';
import type { MailingsDeps } from '../mailings-deps.ts';
import { listPlayers, matchPlayers } from '../segments/index.ts';
import { handTexts, type TextToHand, takeTexts } from './hand-texts.ts';
import { addListed, type DueMailing, markOver, takeDue } from './mailings-store.ts';
import { quietUntil } from './quiet-hours.ts';
import { exclusionOf, type PlayerFacts } from './recipient-rules.ts';
import { addExcluded, insertRecipients, readFacts } from './recipients-store.ts';
import { languageIn, partPrice, shownTexts } from './texts.ts';

const playersAtATime = 500;

export type SendDeps = Pick<MailingsDeps, 'pool' | 'clock' | 'rules' | 'messages' | 'sms'>;

interface Piece {
  /** After the commit. */
  texts: TextToHand[];
  tell: (() => void)[];
}

export const isQuietNow = ({ clock, rules }: Pick<MailingsDeps, 'clock' | 'rules'>) =>
  quietUntil(clock.now(), rules.quietHours) !== undefined;

/**
 * Sends one piece of a mailing that is due, and says whether there may be more. How far the mailing came is one commit with the recipients of the
 * piece, so that any number of processes may send and stop anywhere: a player is a recipient once.
 */
export async function sendNext(deps: SendDeps, limit = playersAtATime): Promise<boolean> {
  const isQuiet = isQuietNow(deps);
  const taken = await inTransaction(deps.pool, async (client) => {
    const mailing = await takeDue(client, { isQuiet });
    return mailing && { mailing, piece: await sendPiece(deps, client, { mailing, limit }) };
  });
  if (!taken) return false;
  for (const tell of taken.piece.tell) tell();
  await handTexts(deps, taken.mailing, taken.piece.texts);
  return true;
}

async function sendPiece(
  deps: SendDeps,
  client: pg.PoolClient,
  { mailing, limit }: { mailing: DueMailing; limit: number },
): Promise<Piece> {
  if (mailing.waiting > 0) return { texts: await takeTexts(deps, client, mailing), tell: [] };
  if (!mailing.isListed) return { texts: [], tell: await listPiece(deps, client, { mailing, limit }) };
  await markOver(client, { id: mailing.id, ...endOf(mailing) });
  return { texts: [], tell: [] };
}

function endOf({ isCut }: DueMailing) {
  return isCut
    ? ({ state: 'stopped', reason: 'it reached as many players as one person may write to' } as const)
    : ({ state: 'done', reason: null } as const);
}

/** Decides on the next players, with their inboxes locked: a switch that was turned off before this counts, and one turned off later waits for it. */
async function listPiece(
  deps: SendDeps,
  client: pg.PoolClient,
  { mailing, limit }: { mailing: DueMailing; limit: number },
): Promise<(() => void)[]> {
  const { weekMax } = deps.rules;
  const page = await listPlayers(client, { after: mailing.lastPlayer, limit });
  const { conditions } = mailing;
  const matching = await matchPlayers(client, { playerIds: page, conditions, now: deps.clock.now() });
  await deps.messages.lockInboxes(client, matching);
  const excluded = new Map<Exclusion, number>();
  const recipients: PlayerFacts[] = [];
  const room = mailing.recipientsMax === null ? Number.POSITIVE_INFINITY : mailing.recipientsMax - mailing.listed;
  let isCut = false;
  for (const facts of await readFacts(client, matching)) {
    const reason = exclusionOf(facts, { ...mailing, weekMax });
    if (reason) excluded.set(reason, (excluded.get(reason) ?? 0) + 1);
    else if (recipients.length < room) recipients.push(facts);
    else isCut = true;
  }
  await addExcluded(client, mailing.id, excluded);
  const tell = await addRecipients(deps, client, { mailing, recipients });
  const count = recipients.length;
  await addListed(client, {
    ...{ id: mailing.id, lastPlayer: page.at(-1) ?? mailing.lastPlayer, isCut },
    isListed: isCut || page.length < limit,
    ...(mailing.channel === 'inbox' ? { delivered: count, queued: 0 } : { delivered: 0, queued: count }),
  });
  return tell;
}

async function addRecipients(
  { rules, messages }: SendDeps,
  client: pg.PoolClient,
  { mailing, recipients }: { mailing: DueMailing; recipients: PlayerFacts[] },
): Promise<(() => void)[]> {
  const { id, channel, isService } = mailing;
  const shown = shownTexts(mailing.texts, mailing);
  const isText = channel === 'sms';
  const rows = recipients.map(({ playerId, userName, language: used }) => {
    const language = languageIn(used);
    const { parts } = shown[language];
    const costMinor = isText ? BigInt(parts) * partPrice(userName, rules.partPrices) : 0n;
    return { playerId, language, parts: isText ? parts : 0, costMinor };
  });
  const state = isText ? 'queued' : 'delivered';
  await insertRecipients(client, { mailingId: id, isOffer: !isService, state }, rows);
  if (isText) return [];
  const tell: (() => void)[] = [];
  for (const [language, ofLanguage] of Map.groupBy(rows, (row): MailingLanguage => row.language)) {
    const { header, text } = shown[language];
    const playerIds = ofLanguage.map(({ playerId }) => playerId);
    const letter = { key: `${id}:${language}`, actor: mailing.madeBy, header, text, playerIds };
    tell.push(await messages.deliverLetter(client, letter));
  }
  return tell;
}
