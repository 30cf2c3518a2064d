import type { Clock } from '@harmattan/kernel/clock';
import type { TaxRule } from '@harmattan/kernel/taxes';
import type { Database } from '../../plumbing/db/database.ts';
import type { Log } from '../../plumbing/log.ts';
import type { Turnover } from '../turnover/index.ts';
import type { Wallet } from '../wallet/index.ts';
import { prizeAccount } from './accounts.ts';
import { listAudit } from './audit-store.ts';
import { cancelRace } from './cancel-race.ts';
import { createRace } from './create-race.ts';
import { createKeeper } from './keeper.ts';
import { maskName } from './mask-name.ts';
import { openRace } from './open-race.ts';
import type { RaceGames, RacesDeps } from './races-deps.ts';
import { countMadeBy, findRace, findRaces, listAll, listLiveMadeBy, readMaintenance } from './races-store.ts';
import { readLeaders } from './read-leaders.ts';
import { raceRoutes } from './routes.ts';
import { createScoring } from './scoring/index.ts';
import { setMaintenance } from './set-maintenance.ts';
import { createBoards } from './show-board.ts';
import { createShownRaces } from './shown-races.ts';
import { listGames, listPrizes, listTexts } from './terms-store.ts';

export { exportRaces } from './export-store.ts';
export { namesOfPrizes } from './names-of-prizes.ts';
export type { Race } from './races-store.ts';
export type { Language, RaceGame, RaceText } from './terms-store.ts';
export { listWaitingRaces } from './waiting-store.ts';

export interface RacesOptions {
  database: Database;
  clock: Clock;
  log: Log;
  wallet: Wallet;
  /** What prizes are taxed by. */
  taxRules?: readonly TaxRule[];
  turnover: Turnover;
  games: RaceGames;
  currency: string;
  countryDigits: string;
  userNameOf(playerId: bigint): Promise<string>;
  /** Whether races are switched off for everyone now: players read that they are under maintenance. */
  isPaused?(): boolean;
}

export type Races = ReturnType<typeof createRaces>;

/** A name is asked for so seldom again that forgetting them all now and then costs nothing. */
const namesMax = 10_000;

/** Races: the most turnover on some games within a period wins. */
export function createRaces({ database, currency, countryDigits, userNameOf, isPaused, ...rest }: RacesOptions) {
  const { clock, log, wallet, turnover, games, taxRules = [] } = rest;
  const { pool } = database;
  const scoring = createScoring({ pool, turnover, log, clock });
  const deps: RacesDeps = { pool, clock, log, wallet, taxRules, games, scoring, wake: () => keeper.wake() };
  const names = new Map<bigint, string>();
  const shown = createShownRaces(deps);
  const boards = createBoards({
    ...deps,
    async maskedNameOf(playerId) {
      const known = names.get(playerId);
      if (known !== undefined) return known;
      const name = maskName(await userNameOf(playerId), countryDigits);
      if (names.size >= namesMax) names.clear();
      names.set(playerId, name);
      return name;
    },
  });
  const keeper = createKeeper(deps);

  /** Clears this process's caches, so that its next answer shows an operator's change. */
  async function changing<Result>(work: Promise<Result>): Promise<Result> {
    const result = await work;
    shown.forget();
    boards.forget();
    return result;
  }

  return {
    handlers: raceRoutes({ ...deps, shown, boards, currency, isPaused: isPaused ?? (() => false) }),
    start() {
      scoring.start();
      keeper.start();
    },
    async stop() {
      await keeper.stop();
      await scoring.stop();
    },
    /** Does one piece of everything that is due, and says whether there may be more. */
    keepOnce: keeper.keepOnce,
    scoreOnce: scoring.scoreOnce,

    /** For the operator. Each word is kept with who gave it, and what it changed. */
    create: (word: Parameters<typeof createRace>[1]) => createRace(deps, word),
    open: (word: Parameters<typeof openRace>[1]) => changing(openRace(deps, word)),
    cancel: (word: Parameters<typeof cancelRace>[1]) => changing(cancelRace(deps, word)),
    setMaintenance: (word: Parameters<typeof setMaintenance>[1]) => changing(setMaintenance(deps, word)),
    find: (id: number) => findRace(pool, id),
    findMany: (ids: number[]) => findRaces(pool, ids),
    /** All that are not over, and the last ones that are. */
    list: ({ overMax }: { overMax: number }) => listAll(pool, overMax),
    isInMaintenance: () => readMaintenance(pool),
    prizesOf: (raceIds: number[]) => listPrizes(pool, raceIds),
    textsOf: (raceIds: number[]) => listTexts(pool, raceIds),
    /** What lies ready for the prizes of a race. */
    heldFor: (raceId: number) => wallet.houseBalance(prizeAccount(raceId)),
    /** The first places: of the standing once it is written, and as they are now before. */
    leadersOf: (race: Parameters<typeof readLeaders>[1], limit: number) => readLeaders(deps, race, limit),
    auditOf: (raceId: number | null) => listAudit(pool, raceId),
    gamesOf: (raceId: number) => listGames(pool, raceId),
    /** Undefined for a player who has staked nothing in the race. */
    ownPlace: (raceId: number, playerId: bigint) => scoring.own(raceId, playerId),
    /** The races that this actor created and that are not over. */
    listLiveMadeBy: (actor: string) => listLiveMadeBy(pool, actor),
    countMadeBy: (actor: string) => countMadeBy(pool, actor),
  };
}
