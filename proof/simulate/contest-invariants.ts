import { type Contests, prizesMinor } from './operations/contests.ts';
import type { World } from './world.ts';

/** A ticket that a page was told of is there, paid once, and no price was taken without a ticket. */
export async function tickets(world: World, { jackpotId }: Contests): Promise<string[]> {
  const rows = await world.look<{ id: string; paid: number }>(
    `select t.id::text, (select count(*)::integer from wallet.entry j where j.key = t.id and j.kind = 'debit' and j.status = 'ok') as paid
     from jackpot.ticket t where t.jackpot_id = $1`,
    [jackpotId],
  );
  const known = new Map(rows.map(({ id, paid }) => [id, paid]));
  const broken = [...world.ledger.tickets.values()].flatMap(({ id }) => {
    const paid = known.get(id);
    return paid === 1 ? [] : [paid === undefined ? 'a ticket that was sold is not there' : 'a ticket was not paid for'];
  });
  const [taken] = await world.look<{ n: number }>(
    `select count(*)::integer as n from wallet.entry where about = 'jackpot-ticket' and kind = 'debit' and status = 'ok'`,
  );
  if (taken?.n !== rows.length) broken.push(`the price of ${taken?.n} tickets was taken for ${rows.length}`);
  return broken;
}

/** The jackpot is settled, its pool is empty, and each winning ticket was paid one equal share. */
export async function jackpot(world: World, { jackpotId }: Contests): Promise<string[]> {
  const [row] = await world.look<{ state: string; work: string | null }>(
    'select state, work from jackpot.jackpot where id = $1',
    [jackpotId],
  );
  if (row?.state !== 'settled' || row.work !== null) return [`the jackpot is left as ${row?.state}, ${row?.work}`];
  const [left] = await world.look<{ kobo: string }>(
    `select coalesce(sum(l.amount), 0)::text as kobo from wallet.house_leg l join wallet.house_account h on h.id = l.house_id
     where h.code = $1`,
    [`escrow:jackpot:${jackpotId}`],
  );
  return left?.kobo === '0' ? [] : [`${left?.kobo} kobo are left in the pool of a settled jackpot`];
}

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
