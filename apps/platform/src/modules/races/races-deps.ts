import type { Clock } from '@harmattan/kernel/clock';
import type { TaxRule } from '@harmattan/kernel/taxes';
import type pg from 'pg';
import type { Log } from '../../plumbing/log.ts';
import type { CatalogueGame, GameCard } from '../catalogue/index.ts';
import type { Wallet } from '../wallet/index.ts';
import type { createScoring } from './scoring/index.ts';

export type Scoring = ReturnType<typeof createScoring>;

/** What races ask of the catalogue. */
export interface RaceGames {
  game(gameId: number): CatalogueGame | undefined;
  games(): Iterable<CatalogueGame>;
  cardsOf(gameIds: number[], options: { playerId?: bigint | undefined; forMobile: boolean }): Promise<GameCard[]>;
  tournamentGames(): ReadonlySet<number>;
  setTournamentGames(gameIds: number[]): Promise<void>;
}

/** What every use case of the module works with. */
export interface RacesDeps {
  pool: pg.Pool;
  clock: Clock;
  log: Log;
  wallet: Wallet;
  /** What prizes are taxed by. */
  taxRules: readonly TaxRule[];
  games: RaceGames;
  scoring: Pick<Scoring, 'top' | 'own' | 'players' | 'isCounted' | 'finalPlaces'>;
  /** Wakes the keeper, which pays and gives back, before its next poll. */
  wake(): void;
}
