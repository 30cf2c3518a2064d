import type { Minor } from '@harmattan/kernel/money';
import type { Queryable } from '@harmattan/process/transaction';

// What is promised of a race: its prizes, its games and its words. Nothing of it changes once it is there.

export const languages = ['en', 'sw', 'zh'] as const;
export type Language = (typeof languages)[number];

export interface RaceText {
  name: string;
  rules: string;
}

export interface RaceGame {
  gameId: number;
  supplier: string;
  externalId: string;
  variant: string;
}

export async function insertTerms(
  db: Queryable,
  raceId: number,
  terms: { prizesMinor: Minor[]; games: RaceGame[]; texts: Record<Language, RaceText> },
): Promise<void> {
  await db.query(
    `insert into races.prize (race_id, place, amount)
     select $1, place, amount from unnest($2::bigint[]) with ordinality as prizes (amount, place)`,
    [raceId, terms.prizesMinor],
  );
  await db.query(
    `insert into races.race_game (race_id, game_id, supplier, external_id, variant)
     select $1, * from unnest($2::integer[], $3::text[], $4::text[], $5::text[])`,
    [
      raceId,
      terms.games.map(({ gameId }) => gameId),
      terms.games.map(({ supplier }) => supplier),
      terms.games.map(({ externalId }) => externalId),
      terms.games.map(({ variant }) => variant),
    ],
  );
  await db.query(
    `insert into races.race_text (race_id, language, name, rules)
     select $1, * from unnest($2::text[], $3::text[], $4::text[])`,
    [
      raceId,
      languages,
      languages.map((language) => terms.texts[language].name),
      languages.map((language) => terms.texts[language].rules),
    ],
  );
}

/** By place, the first one first. */
export async function listPrizes(db: Queryable, raceIds: number[]): Promise<Map<number, Minor[]>> {
  const { rows } = await db.query<{ raceId: number; prizes: Minor[] }>(
    `select race_id as "raceId", array_agg(amount order by place) as prizes
     from races.prize where race_id = any($1::integer[]) group by race_id`,
    [raceIds],
  );
  return new Map(rows.map(({ raceId, prizes }) => [raceId, prizes.map(BigInt)]));
}

export async function listTexts(
  db: Queryable,
  raceIds: number[],
): Promise<Map<number, Partial<Record<Language, RaceText>>>> {
  const { rows } = await db.query<{ raceId: number; language: Language } & RaceText>(
    `select race_id as "raceId", language, name, rules from races.race_text where race_id = any($1::integer[])`,
    [raceIds],
  );
  const texts = new Map<number, Partial<Record<Language, RaceText>>>();
  for (const { raceId, language, name, rules } of rows) {
    texts.set(raceId, { ...texts.get(raceId), [language]: { name, rules } });
  }
  return texts;
}

/** The games of those that were announced, each once. */
export async function listShownGameIds(db: Queryable, raceIds: number[]): Promise<number[]> {
  const { rows } = await db.query<{ gameId: number }>(
    `select distinct game_id as "gameId" from races.race_game join races.race on race.id = race_id
     where race_id = any($1::integer[]) and opened_at is not null order by 1`,
    [raceIds],
  );
  return rows.map(({ gameId }) => gameId);
}

/** The games that count in what is running now. */
export async function listRunningGameIds(db: Queryable): Promise<number[]> {
  const { rows } = await db.query<{ gameId: number }>(
    `select distinct game_id as "gameId" from races.race_game join races.race on race.id = race_id
     where state = 'running' order by 1`,
  );
  return rows.map(({ gameId }) => gameId);
}

export async function listGames(db: Queryable, raceId: number): Promise<RaceGame[]> {
  const { rows } = await db.query<RaceGame>(
    `select game_id as "gameId", supplier, external_id as "externalId", variant
     from races.race_game where race_id = $1 order by game_id`,
    [raceId],
  );
  return rows;
}
