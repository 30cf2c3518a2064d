import type { Minor } from '@harmattan/kernel/money';
import { inTransaction } from '@harmattan/process/transaction';
import type { RacesDeps } from './races-deps.ts';
import { claimWork, findRace, isGraceOver, type Race, setPlayers, setState } from './races-store.ts';
import { insertStanding } from './standing-store.ts';
import { listPrizes } from './terms-store.ts';

/** So long after its end a race still waits for suppliers to undo what they took. Later than that nothing changes. */
export const graceMs = 15_000;
/** A board shows so many, also where fewer win something. */
export const shownPlaces = 10;

/** So many places are written down, if there are so many players. */
export const placesWritten = (prizes: Minor[]) => Math.max(prizes.length, shownPlaces);

/**
 * Writes down how a race ended, once it is certain: everything that was staked before its end is counted, and what was undone
 * since is counted back. The first process to commit writes the standing; prizes are paid by it.
 */
export async function placePlayers(
  deps: Pick<RacesDeps, 'pool' | 'scoring'> & { tellWaiting?: (race: Race) => Promise<void> },
  id: number,
): Promise<boolean> {
  const race = await findRace(deps.pool, id);
  if (race?.work !== 'place') return false;
  if (!(await isGraceOver(deps.pool, id, graceMs))) return false;
  if (!(await deps.scoring.isCounted(race.endsAt))) {
    await deps.tellWaiting?.(race);
    return false;
  }
  const prizes = (await listPrizes(deps.pool, [id])).get(id) ?? [];
  const { places, players } = await deps.scoring.finalPlaces(id, placesWritten(prizes));
  const standing = places.map((place) => ({ ...place, prizeMinor: prizes[place.place - 1] ?? 0n }));
  await inTransaction(deps.pool, async (client) => {
    if (!(await claimWork(client, id, 'place'))) return;
    await insertStanding(client, id, standing);
    await setPlayers(client, id, players);
    await setState(client, id, { state: 'finished', work: 'pay' });
  });
  return true;
}
