import type { Clock } from '@harmattan/kernel/clock';
import type { Ids } from '@harmattan/kernel/ids';
import type { Minor } from '@harmattan/kernel/money';
import type { Queryable } from '@harmattan/process/transaction';
import type pg from 'pg';
import type { Log } from '../../plumbing/log.ts';
import type { Outbox } from '../../plumbing/outbox/outbox.ts';
import type { Messages } from '../messages/index.ts';
import type { Sms } from '../sms/index.ts';
import type { Switches } from '../switches/index.ts';

export interface MailingRules {
  /** To more players than that, two people decide. */
  twoPersonSize: number;
  /** So do they on texts that cost more. */
  twoPersonCostMinor: Minor;
  /** So many offers reach a player in seven days. */
  weekMax: number;
  quietHours: { fromMinute: number; toMinute: number } | undefined;
  /** Of one part, by how a number begins; the longest prefix counts. */
  partPrices: readonly { prefix: string; priceMinor: Minor }[];
  /** What the gateway signs incoming texts with. Without it no offers are sent by text: STOP could not arrive. */
  hookSecret: string | undefined;
}

/** What every use case of the module works with. */
export interface MailingsDeps {
  pool: pg.Pool;
  clock: Clock;
  ids: Ids;
  log: Log;
  outbox: Outbox;
  rules: MailingRules;
  messages: Pick<Messages, 'lockInboxes' | 'deliverLetter'>;
  /** To proven numbers only. */
  sms: Sms;
  switches: Pick<Switches, 'turnOff' | 'turnOn' | 'listOf'>;
  playerByUserName(number: string): Promise<{ playerId: bigint } | undefined>;
  languageOf(playerId: bigint): Promise<'en' | 'sw' | 'zh'>;
  /** Whether the player wants news by text, in the caller's transaction. */
  setTexts(db: Queryable, playerId: bigint, isWanted: boolean): Promise<void>;
}
