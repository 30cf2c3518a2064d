import { type Contests, prizesMinor } from './operations/contests.ts';
import type { World } from './world.ts';

/** The race's prizes went to those who staked the most by the suppliers' own count. */
export async function race(world: World, { raceId }: Contests): Promise<string[]> {
  const [row] = await world.look<{ state: string; work: string | null }>(
    'select state, work from races.race where id = $1',
    [raceId],
  );
  if (row?.state !== 'paid') return [`the race is left as ${row?.state}, ${row?.work}`];
  const placed = await world.look<{ player_id: string; turnover: string }>(
    'select player_id::text, turnover::text from races.standing where race_id = $1',
    [raceId],
  );
  const miscounted = placed.filter(
    ({ player_id, turnover }) => world.ledger.raceStakes.get(BigInt(player_id)) !== BigInt(turnover),
  );
  if (miscounted.length > 0) return [`the race counts other stakes than the supplier for ${miscounted.length} players`];
  const paid = await world.look<{ player_id: string; kobo: string }>(
    `select j.player_id::text, sum(-j.house_amount)::text as kobo from wallet.entry j join wallet.house_account h on h.id = j.house_id
     where h.code = $1 and j.status = 'ok' group by 1`,
    [`escrow:race:${raceId}`],
  );
  const stakes = [...world.ledger.raceStakes].filter(([, kobo]) => kobo > 0n).sort(([, a], [, b]) => Number(b - a));
  // Who of two equal ones was first is not known outside.
  const isTied = stakes.some(([, kobo], at) => stakes[at + 1]?.[1] === kobo);
  if (isTied) return [];
  const wanted = new Map(
    stakes.slice(0, prizesMinor.length).map(([playerId], at) => [String(playerId), prizesMinor[at]]),
  );
  const told = new Map(paid.map(({ player_id, kobo }) => [player_id, BigInt(kobo)]));
  const names = new Set([...wanted.keys(), ...told.keys()]);
  return [...names].flatMap((name) =>
    wanted.get(name) === told.get(name)
      ? []
      : [`a race pays ${told.get(name)} where the stakes say ${wanted.get(name)}`],
  );
}
