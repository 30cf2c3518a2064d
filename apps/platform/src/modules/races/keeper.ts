import { createDueWorker } from '@harmattan/process/due-worker';
import { sql } from '@harmattan/process/sql';
import { createSafely } from '../../plumbing/safely.ts';
import { fundRace } from './fund-race.ts';
import { markGames } from './mark-games.ts';
import { payPrizes } from './pay-prizes.ts';
import { placePlayers } from './place-players.ts';
import type { RacesDeps } from './races-deps.ts';
import { areOthersRunning, finishDue, hasWork, listRunning, listWork, type Race, startDue } from './races-store.ts';
import { returnPrizes } from './return-prizes.ts';
import { createWaitLog } from './wait-log.ts';

/**
 * Looks after the races: starts and ends them in time and does what is due, a piece at a time. Any number of processes may do
 * this at once, and each may be cut off anywhere.
 */
export function createKeeper(deps: RacesDeps) {
  const tellWaiting = createWaitLog(deps);
  /** The running races and the catalogue's games when they were last compared. */
  let compared: { running: number[]; games?: ReadonlySet<number> } = { running: [] };
  const safely = createSafely(deps.log, 'a race could not be taken further');

  async function work({ id, work }: Race): Promise<boolean> {
    switch (work) {
      case 'fund':
        await fundRace(deps, id);
        return true;
      case 'place':
        return placePlayers({ ...deps, tellWaiting }, id);
      case 'pay':
        return payPrizes(deps, id);
      case 'return':
        return returnPrizes(deps, id);
      default:
        return false;
    }
  }

  async function markRunning(): Promise<boolean> {
    const running = await listRunning(deps.pool);
    const hasChanged = await markGames(deps);
    compared = { running, games: deps.games.tournamentGames() };
    return hasChanged;
  }

  /** Does one piece of everything that is due. Says whether there may be more. */
  async function keepOnce(): Promise<boolean> {
    const found = [
      await safely({ duty: 'start' }, async () => (await startDue(deps.pool)) > 0),
      await safely({ duty: 'finish' }, async () => (await finishDue(deps.pool)) > 0),
    ];
    let due: Race[] = [];
    await safely({ duty: 'find work' }, async () => {
      due = await listWork(deps.pool);
      return due.length > 0;
    });
    for (const race of due) found.push(await safely({ race: race.id }, () => work(race)));
    found.push(await safely({ duty: 'mark games' }, markRunning));
    return found.includes(true);
  }

  const isOtherCatalogue = () => compared.games !== deps.games.tournamentGames();
  const worker = createDueWorker({
    ...{ pool: deps.pool, clock: deps.clock },
    isDue: () => sql`${hasWork} or ${areOthersRunning(compared.running)} or ${isOtherCatalogue()}::boolean`,
    runNext: keepOnce,
    onError: (error) => deps.log.error({ err: error }, 'races could not be kept'),
  });
  return { keepOnce, ...worker };
}
