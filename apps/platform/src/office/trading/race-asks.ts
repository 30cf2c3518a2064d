import type { z } from 'zod';
import type { Race } from '../../modules/races/index.ts';
import type { Asked } from '../decide-by-two.ts';
import type { OfficeDeps } from '../office-deps.ts';
import { type RaceKind, type racePayload, raceRecord } from './race-kinds.ts';

/** What a request about a race says. */
export async function askAboutRace(
  { races }: Pick<OfficeDeps, 'races'>,
  kind: RaceKind,
  { id, prizePoolMinor, urlSuffix }: Race,
): Promise<Omit<Asked, 'comment'>> {
  const [texts, prizes] = await Promise.all([races.textsOf([id]), races.prizesOf([id])]);
  const payload: z.input<typeof racePayload> = {
    name: texts.get(id)?.en?.name ?? urlSuffix,
    prizePoolMinor: String(prizePoolMinor),
    places: prizes.get(id)?.length ?? 0,
  };
  return { record: raceRecord(id), kind, payload, amountMinor: prizePoolMinor };
}
