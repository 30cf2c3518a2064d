import type pg from 'pg';

interface Line {
  key: string;
  player: bigint;
  kind: string;
  status: string;
  about: string;
  amount: bigint;
  us: bigint;
  of: string | null;
  round: string | null;
  memo: string | null;
  game: string | null;
  house: string | null;
}

export interface PlainPlace {
  playerId: bigint;
  turnoverMinor: bigint;
  latestUs: bigint;
}

/** What a race should have come to: the whole journal, line by line, with nothing clever about it. */
export async function recountPlainly(pool: pg.Pool, raceId: number): Promise<PlainPlace[]> {
  const { rows: lines } = await pool.query<Line>(
    `select key, player_id as player, kind, status, about, amount, (extract(epoch from at) * 1000000)::bigint as us,
       of_key as of, round, memo, game, (select code from wallet.house_account where id = house_id) as house from wallet.journal
     order by player_id, version`,
  );
  const { rows: races } = await pool.query(
    `select (extract(epoch from starts_at) * 1000000)::bigint as starts, (extract(epoch from ends_at) * 1000000)::bigint as ends
     from races.race where id = $1`,
    [raceId],
  );
  const { rows: games } = await pool.query('select supplier, external_id from races.race_game where race_id = $1', [
    raceId,
  ]);
  const counting = new Set(
    games.map(({ supplier, external_id }) => JSON.stringify([`house:${supplier}`, external_id])),
  );
  const undone = new Set(lines.filter(({ kind, status }) => kind === 'reverse' && status === 'ok').map(({ of }) => of));
  const given = new Map<string | null, bigint>();
  for (const { kind, about, status, key, round, amount } of lines) {
    if (kind !== 'credit' || about !== 'refund' || status !== 'ok' || undone.has(key)) continue;
    given.set(round, (given.get(round) ?? 0n) + amount);
  }
  const places = new Map<bigint, PlainPlace>();
  for (const line of lines) {
    if (line.kind !== 'debit' || line.about !== 'stake' || line.status !== 'ok' || line.amount === 0n) continue;
    if (undone.has(line.key)) continue;
    // What was given back of a round is of its first stakes.
    const back = given.get(line.round) ?? 0n;
    const left = line.amount > back ? line.amount - back : 0n;
    given.set(line.round, back - (line.amount - left));
    if (left === 0n || line.us < races[0].starts || line.us >= races[0].ends || line.memo === null) continue;
    if (!counting.has(JSON.stringify([line.house, line.game ?? JSON.parse(line.memo)[0]]))) continue;
    const place = places.get(line.player) ?? { playerId: line.player, turnoverMinor: 0n, latestUs: 0n };
    place.turnoverMinor += left;
    if (line.us > place.latestUs) place.latestUs = line.us;
    places.set(line.player, place);
  }
  const sign = (difference: bigint) => (difference < 0n ? -1 : Number(difference > 0n));
  return [...places.values()].sort(
    (a, b) => sign(b.turnoverMinor - a.turnoverMinor) || sign(a.latestUs - b.latestUs) || sign(a.playerId - b.playerId),
  );
}
