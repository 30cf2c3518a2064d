import type { Minor } from '@harmattan/kernel/money';
import { cacheFor } from '../../plumbing/cache-for.ts';
import type { RacesDeps } from './races-deps.ts';
import { findShown, listShown, type Race, readMaintenance } from './races-store.ts';
import { type Language, listPrizes, listShownGameIds, listTexts, type RaceText } from './terms-store.ts';

/** A race that was announced, with all that players are told of it. */
export interface ShownRace extends Race {
  prizesMinor: Minor[];
  texts: Record<Language, RaceText>;
}

const overMax = 10;
const keepMs = 1_000;

/** The races as players see them, from memory for a second: many look, and little changes. */
export function createShownRaces(deps: Pick<RacesDeps, 'pool' | 'clock'>) {
  const { pool, clock } = deps;

  async function withTerms(races: Race[]): Promise<ShownRace[]> {
    const ids = races.map(({ id }) => id);
    const [prizes, texts] = [await listPrizes(pool, ids), await listTexts(pool, ids)];
    return races.map((race) => ({
      ...race,
      prizesMinor: prizes.get(race.id) ?? [],
      texts: texts.get(race.id) as Record<Language, RaceText>,
    }));
  }

  const list = cacheFor({ clock, ms: keepMs }, async (_all: 'all') => withTerms(await listShown(pool, overMax)));
  const older = cacheFor({ clock, ms: keepMs }, async (urlSuffix: string) => {
    const race = await findShown(pool, urlSuffix);
    return race && (await withTerms([race]))[0];
  });
  const gameIds = cacheFor({ clock, ms: keepMs }, (raceIds: string) =>
    listShownGameIds(pool, raceIds.split(',').map(Number)),
  );
  const maintenance = cacheFor({ clock, ms: keepMs }, (_all: 'all') => readMaintenance(pool));

  return {
    list: () => list.get('all'),
    async find(urlSuffix: string): Promise<ShownRace | undefined> {
      const known = (await list.get('all')).find((race) => race.urlSuffix === urlSuffix);
      return known ?? older.get(urlSuffix);
    },
    /** The games of these races, each once. */
    gameIds: (raceIds: number[]): Promise<number[]> => gameIds.get(raceIds.join(',')),
    isInMaintenance: () => maintenance.get('all'),
    /** Something was changed here: the next who looks sees it. */
    forget() {
      for (const kept of [list, older, gameIds, maintenance]) kept.clear();
    },
  };
}
