import type { Ids } from '@harmattan/kernel/ids';
import type { Kobo } from '@harmattan/kernel/money';
import type { Random } from '@harmattan/kernel/random';
import type { Kysely } from 'kysely';
import type { Outbox } from '../../plumbing/outbox/outbox.ts';
import type { Passwords } from './passwords.ts';

/** What every use case of the module works with. */
export interface IdentityDeps {
  tables: Kysely<unknown>;
  ids: Ids;
  random: Random;
  passwords: Passwords;
  outbox: Outbox;
  /** Hands a text over for delivery; whether it arrives is not known here. */
  sendSms(message: { to: string; text: string }): void;
  balanceOf(playerId: bigint): Promise<Kobo>;
  /** The digits of the brand's country prefix, such as 234. */
  countryDigits: string;
  currency: string;
}

/** Where a request comes from, as far as it can be told. */
export interface Origin {
  address: string;
  userAgent: string | undefined;
}
