import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Sms } from '../sms/index.ts';
import { ofNumber, onGet } from './calls.ts';

/** The texts that a number has received, and the numbers that received one lately. */
export function serveMessages(app: FastifyInstance, { sms }: { sms: Sms }): void {
  onGet(app, 'messages', ofNumber, async ({ number }) => {
    const messages = await sms.messagesTo(number);
    return { number, messages: messages.map((message) => ({ ...message, at: message.at.toISOString() })) };
  });
  onGet(app, 'numbers', z.object({}), async () => {
    const numbers = await sms.recentNumbers();
    return { numbers: numbers.map((row) => ({ ...row, latestAt: row.latestAt.toISOString() })) };
  });
}
