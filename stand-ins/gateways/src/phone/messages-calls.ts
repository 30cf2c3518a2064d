import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Hooks } from '../hooks/index.ts';
import type { Sms } from '../sms/index.ts';
import { number, ofNumber, onGet, onPost } from './calls.ts';

const textLengthMax = 918;
const answer = z.object({
  number,
  to: z.string().min(1).max(20),
  text: z.string().trim().min(1).max(textLengthMax),
});

/** The texts that a number has received, the numbers that received one lately, and answers to texts. */
export function serveMessages(app: FastifyInstance, { sms, hooks }: { sms: Sms; hooks: Pick<Hooks, 'tell'> }): void {
  onPost(app, 'answers', answer, async (given) => {
    await sms.answer(hooks, given);
    return { outcome: 'sent' };
  });
  onGet(app, 'messages', ofNumber, async ({ number }) => {
    const messages = await sms.messagesTo(number);
    return { number, messages: messages.map((message) => ({ ...message, at: message.at.toISOString() })) };
  });
  onGet(app, 'numbers', z.object({}), async () => {
    const numbers = await sms.recentNumbers();
    return { numbers: numbers.map((row) => ({ ...row, latestAt: row.latestAt.toISOString() })) };
  });
}
