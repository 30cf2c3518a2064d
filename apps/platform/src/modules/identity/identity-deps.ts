import type { Clock } from '@harmattan/kernel/clock';
import type { Ids } from '@harmattan/kernel/ids';
import type { Minor } from '@harmattan/kernel/money';
import type { Random } from '@harmattan/kernel/random';
import type { Queryable } from '@harmattan/process/transaction';
import type pg from 'pg';
import type { Bus } from '../../plumbing/bus.ts';
import type { Log } from '../../plumbing/log.ts';
import type { Outbox } from '../../plumbing/outbox/outbox.ts';
import type { Vault } from '../../plumbing/vault.ts';
import type { DeviceSeal } from './device-seal.ts';
import type { Language } from './language.ts';
import type { Passwords } from './passwords.ts';
import type { SessionCache } from './session-cache.ts';
import type { Turns } from './turns.ts';

/** What every use case of the module works with. */
export interface IdentityDeps {
  pool: pg.Pool;
  clock: Clock;
  log: Log;
  bus: Bus;
  ids: Ids;
  random: Random;
  passwords: Passwords;
  /** So that of many guesses at once no more are judged than one after another would be. */
  turns: Turns;
  outbox: Outbox;
  cache: SessionCache;
  /** For the secrets that authenticator apps share with us. */
  vault: Vault;
  /** Of the cookies by which devices are known. */
  deviceSeal: DeviceSeal;
  /** Of a number, for the security events. Undefined where the installation has no key. */
  hashNumber(userName: string): Buffer | undefined;
  /** For the metrics. */
  countAlarm(alarm: string): void;
  /** Hands a text over for delivery; whether it arrives is not known here. */
  sendSms(message: { to: string; text: string }): Promise<'taken' | 'failed' | 'dropped'>;
  /** Whether the gateway answers at all; asked for every number alike. */
  isSmsReachable(): Promise<boolean>;
  balanceOf(playerId: bigint): Promise<Minor>;
  /** Whether the number of an account that was closed opens no new one yet. */
  isNumberKept(db: Queryable, userName: string): Promise<boolean>;
  /** Whether money ever moved in the player's wallet, or a deposit is under way. */
  isFunded(playerId: bigint): Promise<boolean>;
  /** From then on no money moves for a session that was read at an older epoch. May be told the same twice. */
  raiseSessionEpoch(playerId: bigint, epoch: number): Promise<void>;
  /** The digits of the brand's country prefix, such as 234. */
  countryDigits: string;
  currency: string;
  /** ISO 3166. */
  country: string;
  /** Characters that a new password needs at least. */
  passwordLengthMin: number;
  /** More numbers that fail to sign in within ten minutes, over all networks, raise an alarm. */
  signInFailuresAlarm: number;
  /** An account that was not used for so long is not opened by a code by SMS alone. */
  idleDaysMax: number;
  /** After so many days a session ends, however much it is used. */
  sessionDaysMax: number;
  /** Under which an authenticator app lists the player's code. */
  brandName: string;
}

/** What an operator's command works with, in the platform or in a process of its own. */
export type OperatorDeps = Pick<IdentityDeps, 'pool' | 'log' | 'bus' | 'outbox' | 'hashNumber' | 'raiseSessionEpoch'>;

/** Where a request comes from, as far as it can be told. */
export interface Origin {
  address: string;
  userAgent: string | undefined;
  /** Of the cookie by which a device is known. */
  deviceSecret: string | undefined;
  /** As the page says; without it, what the user agent looks like. */
  isMobile?: boolean | undefined;
  /** Of the page, where texts are written in it. */
  language: Language | undefined;
}
