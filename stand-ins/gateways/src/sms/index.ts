import type { Ids } from '@harmattan/kernel/ids';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { deleteOld, listMessages, listNumbers, type Message, type RecentNumber } from './sms-store.ts';
import { serveTermii } from './termii-routes.ts';

export { misbehaviours } from './misbehaviour.ts';
export type { Message, RecentNumber } from './sms-store.ts';

const keepDays = 30;

/** The SMS gateway: takes texts over Termii's wire and keeps them for the phone. */
export interface Sms {
  serve(app: FastifyInstance): void;
  /** Newest first. */
  messagesTo(number: string): Promise<Message[]>;
  recentNumbers(): Promise<RecentNumber[]>;
  forgetOld(): Promise<void>;
}

export function createSms({ pool, ids, apiKey }: { pool: pg.Pool; ids: Ids; apiKey: string }): Sms {
  return {
    serve: (app) => serveTermii(app, { pool, ids, apiKey }),
    messagesTo: (number) => listMessages(pool, number),
    recentNumbers: () => listNumbers(pool),
    forgetOld: () => deleteOld(pool, keepDays),
  };
}
