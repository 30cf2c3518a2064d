import type pg from 'pg';
import { AnsweredBefore, answerHeader, CaseMovedOn, type CaseRow } from '../modules/cases/index.ts';
import { RequestFailure } from '../plumbing/http/failure.ts';
import { actorOf, type OfficeDeps, type Signed } from './office-deps.ts';

interface Answer {
  id: bigint;
  version: number;
  key: string;
  text: string;
  nextState: 'waiting' | 'solved';
}

/** A case of compliance has no answer: nothing of it reaches its player. */
const ordinary = { readsCompliance: false };

/** Delivers an answer and records it in the case and in the audit, all or nothing. */
export async function answerCase(
  deps: OfficeDeps,
  context: Signed,
  answer: Answer,
): Promise<{ version: number } | 'missing' | 'moved on'> {
  const { cases, audit } = deps;
  const { staffId: memberId, userName } = context.staff;
  const found = await cases.find(answer.id, ordinary);
  if (!found) return 'missing';
  try {
    await deliver(deps, found, { ...answer, actor: userName }, async (transaction) => {
      await cases.recordAnswer(transaction, { ...answer, by: { memberId, userName } });
      const { text, nextState } = answer;
      await audit.record(
        {
          ...{ ...actorOf(context), action: 'answer a case', outcome: 'done', subject: `case C-${found.id}` },
          ...{ before: { state: found.state }, after: { state: nextState, text } },
        },
        transaction,
      );
    });
  } catch (error) {
    if (error instanceof CaseMovedOn) return 'moved on';
    if (!(error instanceof AnsweredBefore)) throw error;
  }
  return { version: (await cases.find(answer.id, ordinary))?.version ?? found.version };
}

/** In the player's thread, as a message of its own where there is none, or by mail to a writer without an account. */
async function deliver(
  { messages, mail, identity }: OfficeDeps,
  found: CaseRow,
  { text, key, actor }: { text: string; key: string; actor: string },
  also: (transaction: pg.PoolClient) => Promise<void>,
): Promise<void> {
  const number = `C-${found.id}`;
  const { player_id: playerId, thread_id: threadId, contact_email: email, contact_name: name } = found;
  if (playerId === null) {
    const subject = `Re: ${found.subject} [${number}]`;
    return mail.send({ to: email ?? '', subject, text: `${name}\n\n${text}\n` }, also);
  }
  const letter = { actor, text, footer: number, key: `case:${number}:${key}`, also };
  const header = answerHeader(await identity.languageOf(playerId), number);
  const delivered = threadId
    ? await messages.reply({ ...letter, threadId })
    : await messages.write({ ...letter, playerId, header, innerHeader: found.department });
  // The inbox of a player who has just registered is made within seconds.
  if (!delivered) throw new RequestFailure('NOT_READY');
}
