import { sql } from '@harmattan/process/sql';
import type { Queryable } from '@harmattan/process/transaction';

const foundMax = 50;
const wordsMax = 5;
/** From so many names on a word is as common as any. */
const commonMin = 1_000;
/** Of names with the rarest word: of several common words that meet in few names, those among the first of these are found. */
const lookedAtMax = 5_000;
/** After every letter. */
const end = '\u{10ffff}';

/** Players of whose name each word of the text begins a word, whatever its marks and capitals. The rarest word is looked up first. */
export async function findByName(db: Queryable, text: string): Promise<bigint[]> {
  const { rows: words } = await db.query<{ word: string }>(sql`
    select word from unnest((profile.words_of(${text}))[:${wordsMax}::int]) as wanted (word)
    cross join lateral (
      select count(*) as names from (
        select from profile.name_word n
        where n.word >= wanted.word collate "C" and n.word < wanted.word || ${end} collate "C" limit ${commonMin}) begun) common
    order by names, length(word) desc`);
  const [first, ...others] = words.map(({ word }) => word);
  if (first === undefined) return [];
  const { rows } = await db.query<{ player_id: bigint }>(sql`
    select distinct player_id from (
      select player_id from (
        select player_id, word from profile.name_word
        where word >= ${first} collate "C" and word < ${first + end} collate "C" order by word limit ${lookedAtMax}) n
      where not exists (
        select from unnest(${others}::text[]) as wanted (word) where not exists (
          select from profile.name_word o
          where o.player_id = n.player_id and o.word >= wanted.word collate "C" and o.word < wanted.word || ${end} collate "C"))
      order by word limit ${foundMax}) found`);
  return rows.map(({ player_id }) => player_id);
}

interface NameRow {
  player_id: bigint;
  first_name: string | null;
  last_name: string | null;
}

export async function readNames(db: Queryable, playerIds: bigint[]): Promise<Map<bigint, string>> {
  const { rows } = await db.query<NameRow>(sql`
    select player_id, first_name, last_name from profile.player where player_id = any(${playerIds}::bigint[]) and first_name is not null`);
  return new Map(rows.map(({ player_id, first_name, last_name }) => [player_id, `${first_name} ${last_name}`]));
}
