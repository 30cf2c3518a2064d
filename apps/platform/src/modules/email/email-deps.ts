import type { Random } from '@harmattan/kernel/random';
import type pg from 'pg';
import type { Outbox } from '../../plumbing/outbox/outbox.ts';
import type { Identity } from '../identity/index.ts';
import type { MailDoor } from '../mail/index.ts';

export type Language = 'en' | 'sw' | 'zh';

/** What every use case of the module works with. */
export interface EmailDeps {
  pool: pg.Pool;
  random: Random;
  outbox: Outbox;
  brandName: string;
  sendMail: MailDoor['send'];
  confirmPlayer: Identity['confirmPlayer'];
  languageOf(playerId: bigint): Promise<Language>;
}
