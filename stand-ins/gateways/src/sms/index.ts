import type { Ids } from '@harmattan/kernel/ids';
import type { Queryable } from '@harmattan/process/transaction';
import type { InboundSms } from '@harmattan/wires/termii';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import type { Hooks } from '../hooks/index.ts';
import type { StaySilent } from '../plumbing/stay-silent.ts';
import { deleteOld, insertMessage, listMessages, listNumbers, type Message, type RecentNumber } from './sms-store.ts';
import { serveTermii } from './termii-routes.ts';

const keepDays = 30;

/** Names the gateway among those who tell the platform. */
export const smsSender = 'sms';

/** The SMS gateway: takes texts over Termii's wire and keeps them for the phone. */
export interface Sms {
  serve(app: FastifyInstance): void;
  /** A text of the bank's or the operator's own, which arrives without our customer. */
  arrive(db: Queryable, message: { to: string; from: string; text: string }): Promise<void>;
  /** A phone answers a text: the platform is told. */
  answer(hooks: Pick<Hooks, 'tell'>, answer: { number: string; to: string; text: string }): Promise<void>;
  /** Newest first. */
  messagesTo(number: string): Promise<Message[]>;
  recentNumbers(): Promise<RecentNumber[]>;
  forgetOld(): Promise<void>;
}

export function createSms({
  pool,
  ids,
  apiKey,
  staySilent,
}: {
  pool: pg.Pool;
  ids: Ids;
  apiKey: string;
  staySilent: StaySilent;
}): Sms {
  return {
    serve: (app) => serveTermii(app, { pool, ids, apiKey, staySilent }),
    arrive: (db, message) => insertMessage(db, { id: ids.next(), ...message }),
    async answer(hooks, { number, to, text }) {
      const message: InboundSms = {
        type: 'inbound',
        message_id: ids.next(),
        sender: number,
        receiver: to,
        message: text,
      };
      await hooks.tell(pool, {
        sender: smsSender,
        path: '/hooks/sms',
        number: null,
        amountMinor: 0n,
        body: () => message,
      });
    },
    messagesTo: (number) => listMessages(pool, number),
    recentNumbers: () => listNumbers(pool),
    forgetOld: () => deleteOld(pool, keepDays),
  };
}
