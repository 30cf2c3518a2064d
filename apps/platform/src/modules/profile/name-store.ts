import { sql } from '@harmattan/process/sql';
import type { Queryable } from '@harmattan/process/transaction';

const foundMax = 50;
const wordsMax = 5;
/** After every letter. */
const end = '\u{10ffff}';

/** Players of whose name each word of the text begins a word, whatever its marks and capitals. The longest word is looked up first. */
export async function findByName(db: Queryable, text: string): Promise<bigint[]> {
  const { rows: folded } = await db.query<{ words: string[] }>(sql`select profile.words_of(${text}) as words`);
  const words = (folded[0]?.words ?? []).toSorted((one, other) => other.length - one.length).slice(0, wordsMax);
  const [first, ...others] = words;
  if (first === undefined) return [];
  const { rows } = await db.query<{ player_id: bigint }>(sql`
    select distinct player_id from (
      select player_id from profile.name_word n
      where word >= ${first} collate "C" and word < ${first + end} collate "C"
        and not exists (
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
