import type { Sql } from '@harmattan/process/sql';
import type pg from 'pg';
import type { Audit } from '../../modules/audit/index.ts';
import type { Cases } from '../../modules/cases/index.ts';
import type { Messages } from '../../modules/messages/index.ts';
import { actorOf } from '../../office/office-deps.ts';
import type { KeepWorld } from '../keep-worlds.ts';
import type { DemoMembers } from '../staff/demo-members.ts';

/** Long enough to see a message wait for its answer. */
const thinksMs = 4_000;
const answersAtATime = 20;

const answers: Record<string, string> = {
  Support:
    'Thank you for your message. Somebody of our support would look into it now and answer you here, usually within a day. For a payment that is late, look at your [transactions](/TransactionHistory) first: most arrive within minutes.',
  Affiliates:
    'Thank you for your interest in working with us. Our affiliate team would answer you here with the terms and a campaign link of your own.',
  Marketing:
    'Thank you for writing to our marketing team. They would answer you here about promotions, sponsoring and press. What is on now, you find under [promotions](/promotions).',
};

export const isAnswerDue = ({ hasLongWaiting }: Pick<Messages, 'hasLongWaiting'>): Sql => hasLongWaiting(thinksMs);

interface DemoDoors {
  messages: Pick<Messages, 'listLongWaiting' | 'reply'>;
  cases: Pick<Cases, 'noteAutomaticAnswer'>;
  audit: Pick<Audit, 'record'>;
  memberOf: DemoMembers;
}

/**
 * The sandbox has no operator on duty, so this job answers, as `support` in the audit. The staff of the office sees its answer in the case, which waits for one of theirs as before.
 * Says whether there may be more.
 */
export function createDemoOperator({ messages, cases, audit, memberOf }: DemoDoors): KeepWorld {
  return async () => {
    const waiting = await messages.listLongWaiting({ waitedMs: thinksMs, limit: answersAtATime });
    for (const { id: threadId, department } of waiting) {
      const text = `${answers[department] ?? answers.Support}\n\n_This is the sandbox's automatic answer: nobody has read your message._`;
      const actor = actorOf(await memberOf('support'));
      const also = async (transaction: pg.PoolClient) => {
        await cases.noteAutomaticAnswer(transaction, { threadId, text });
        const entry = { ...actor, action: 'answer automatically', subject: `thread ${threadId}` };
        await audit.record({ ...entry, outcome: 'done', reason: 'the operator of the sandbox' }, transaction);
      };
      await messages.reply({ threadId, actor: 'sandbox', key: 'sandbox', text, also });
    }
    return waiting.length === answersAtATime;
  };
}
