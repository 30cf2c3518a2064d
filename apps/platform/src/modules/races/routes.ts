import type { Calls } from '@harmattan/contract';
import { type Handlers, refuse, success } from '../../plumbing/http/answer.ts';
import type { RacesDeps } from './races-deps.ts';
import type { createBoards } from './show-board.ts';
import { showRace, showRaces, timesOf } from './show-races.ts';
import type { createShownRaces } from './shown-races.ts';

type RaceCalls = Pick<Calls, Extract<keyof Calls, `${string} Cashrace/${string}`>>;

interface RouteDeps extends RacesDeps {
  shown: ReturnType<typeof createShownRaces>;
  boards: ReturnType<typeof createBoards>;
  currency: string;
  /** Whether players are told that races are under maintenance, whatever the switch of the races says. */
  isPaused(): boolean;
}

export function raceRoutes(deps: RouteDeps): Handlers<RaceCalls> {
  const { shown, boards, clock, currency, games, taxRules } = deps;
  const isInMaintenance = async () => deps.isPaused() || (await shown.isInMaintenance());
  return {
    async 'GET Cashrace/GetCashRacesList'({ query: { lang } }) {
      if (await isInMaintenance()) return refuse('TOURNAMENT_MAINTENANCE', null);
      return success(showRaces(await shown.list(), { language: lang, now: clock.now(), currency, taxRules }));
    },
    async 'GET Cashrace/GetCashraceDetails'({ query: { lang, urlSuffix }, context: { player } }) {
      if (await isInMaintenance()) return refuse('TOURNAMENT_MAINTENANCE', null);
      const race = await shown.find(urlSuffix);
      if (!race) return refuse('CASHRACE_DOES_NOT_EXIST', null);
      return success({
        ...showRace(race, { language: lang, now: clock.now(), currency, taxRules }),
        rules: race.texts[lang].rules,
        ...(await boards.show(race, player?.playerId)),
      });
    },
    async 'GET Cashrace/GetCashRaceBoard'({ query: { urlSuffix }, context: { player } }) {
      if (await isInMaintenance()) return refuse('TOURNAMENT_MAINTENANCE', null);
      const race = await shown.find(urlSuffix);
      if (!race) return refuse('CASHRACE_DOES_NOT_EXIST', null);
      return success({ ...timesOf(race, clock.now()), ...(await boards.show(race, player?.playerId)) });
    },
    async 'GET Cashrace/GetCashRaceGames'({ query: { cashraceIdsStr, isMobile }, context: { player } }) {
      if (await isInMaintenance()) return refuse('TOURNAMENT_MAINTENANCE', null);
      const gameIds = await shown.gameIds(cashraceIdsStr);
      return success(await games.cardsOf(gameIds, { playerId: player?.playerId, forMobile: isMobile }));
    },
  };
}
