import { createHash } from 'node:crypto';
import { inTransaction } from '@harmattan/process/transaction';
import { deliverMissed, holdBulletins } from './bulletins-store.ts';
import { addUnread, markWelcomed } from './inbox-store.ts';
import { findLetter, insertLetter, insertMessage } from './letters-store.ts';
import type { MessagesDeps } from './messages-deps.ts';
import { tellUnread } from './tell-unread.ts';

const actor = 'platform';

/**
 * Greets a new player, once however often it is told of them, and gives them what was written to all while they waited for
 * their inbox. All who are greeted in the same words have the same letter.
 */
export function createWelcome({ pool, bus, brandName }: Pick<MessagesDeps, 'pool' | 'bus'> & { brandName: string }) {
  const writing = {
    header: `Welcome to ${brandName}`,
    innerHeader: brandName,
    text: welcomeText(brandName),
    footer: 'You can write to us any time: New message, above your inbox.',
  };
  const key = `welcome:${createHash('sha256').update(JSON.stringify(writing)).digest('hex')}`;

  return async ({ playerId, registeredAt }: { playerId: bigint; registeredAt: Date }): Promise<void> => {
    // By itself, so that greeting two at once does not make one wait for the other.
    const letterId =
      (await findLetter(pool, key)) ??
      (await insertLetter(pool, { ...writing, threadId: null, actor, key })) ??
      (await findLetter(pool, key));
    if (letterId === undefined) throw new Error('the welcome was neither written nor there before');
    const unread = await inTransaction(pool, async (client) => {
      await holdBulletins(client);
      if (!(await markWelcomed(client, playerId))) return undefined;
      await insertMessage(client, { letterId, playerId, isSent: false });
      return addUnread(client, playerId, 1 + (await deliverMissed(client, playerId, registeredAt)));
    });
    if (unread) tellUnread(bus, playerId, unread);
  };
}

function welcomeText(brandName: string): string {
  return [
    `Thank you for joining ${brandName}. Three things to know before you start:`,
    [
      '- **Money in.** [Deposit](/deposit) shows every way to pay in, with its limits. Your balance follows as soon as the money is there.',
      '- **Stay in control.** Play with what you can spare. [Responsible gaming](/ResponsibleGaming) tells how to keep it a game, and where to find help.',
      '- **Questions.** [Contact us](/contact), or send us a message from here. We never ask for your password.',
    ].join('\n'),
  ].join('\n\n');
}
