import type { Clock } from '@harmattan/kernel/clock';
import type { Ids } from '@harmattan/kernel/ids';
import type { Random } from '@harmattan/kernel/random';
import type { BookName, WalletName } from '@harmattan/wires/suppliers/names';
import type pg from 'pg';
import type { Bus } from '../../plumbing/bus.ts';
import type { Database } from '../../plumbing/db/database.ts';
import type { Log } from '../../plumbing/log.ts';
import type { SupplierSettings } from '../../settings/suppliers.ts';
import type { CatalogueGame } from '../catalogue/index.ts';
import type { Wallet } from '../wallet/index.ts';
import type { BetStore } from './bets-store.ts';
import type { SessionStore } from './sessions.ts';
import type { LedgerDeps } from './supplier-ledger.ts';

/** What every use case of the module works with. */
export interface SuppliersDeps {
  pool: pg.Pool;
  read: Database['read'];
  clock: Clock;
  ids: Ids;
  random: Random;
  bus: Bus;
  log: Log;
  wallet: Wallet;
  settings: SupplierSettings;
  sessions: SessionStore;
  bets: BetStore;
  currency: string;
  /** Whether a bet that was paid wrongly is taken back even from who has spent it, below zero. */
  mayOverdraw: boolean;
  /** What winnings of bets are taxed by. */
  taxes?: LedgerDeps['taxes'];
  country: string;
  siteUrl: string;
  /** How long a supplier may take to answer a launch. */
  launchTimeoutMs: number;
  /** The epoch of the player's sessions while this one lives. */
  epochOfSession(sessionId: string): Promise<number | undefined>;
  userNameOf(playerId: bigint): Promise<string>;
  findGame(of: {
    supplier: CatalogueGame['supplier'];
    externalId: string;
    variant?: string;
  }): CatalogueGame | undefined;
  providerName(supplier: CatalogueGame['supplier']): string;
  /** A sportsbook's name, as players read it. */
  bookName(book: BookName): string;
  /** By language, of the races whose prizes these house accounts hold. */
  raceNamesOf(accounts: readonly string[]): Promise<Map<string, Partial<Record<'en' | 'sw' | 'zh', string>>>>;
  markPlayed(playerId: bigint, gameId: number): Promise<void>;
  /** Whether the player's reality check is due, for wires that can say so with the answer to a stake. */
  isCheckDue(playerId: bigint): Promise<boolean>;
  /** Why games or bets there are off for everyone now. `game` is what the launch named. */
  findPause(play: { supplier: WalletName; game: string | undefined }): { text: string | null } | undefined;
}
