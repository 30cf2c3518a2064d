import { sql } from '@harmattan/process/sql';
import type { Queryable } from '@harmattan/process/transaction';
import type { HashedTrait, PersonName, TraitKind } from './traits.ts';

/** Persons who are found by one phone or device. More are no person's. */
const foundMax = 100;

/** The same person again has the same id. */
export async function keepPerson(
  db: Queryable,
  { id, playerId, registerRef }: { id: string; playerId: bigint | null; registerRef: string | null },
): Promise<string> {
  const { rows } = await db.query<{ id: string }>(
    playerId === null
      ? sql`insert into breaks.person (id, register_ref) values (${id}, ${registerRef})
          on conflict (register_ref) do update set register_ref = excluded.register_ref returning id`
      : sql`insert into breaks.person (id, player_id) values (${id}, ${playerId})
          on conflict (player_id) do update set player_id = excluded.player_id returning id`,
  );
  return (rows[0] as { id: string }).id;
}

export async function keepTraits(
  db: Queryable,
  { personId, traits, name }: { personId: string; traits: HashedTrait[]; name: PersonName | undefined },
): Promise<void> {
  await db.query(sql`
    insert into breaks.trait (kind, hash, person_id)
    select kind, hash, ${personId} from unnest(${traits.map(({ kind }) => kind)}::text[],
      ${traits.map(({ hash }) => hash)}::bytea[]) as known (kind, hash)
    on conflict do nothing`);
  if (!name) return;
  await db.query(sql`
    insert into breaks.person_name (person_id, birth_date, first_name, last_name)
    values (${personId}, ${name.birthDate}, ${name.firstName}, ${name.lastName}) on conflict do nothing`);
}

export interface FoundPerson {
  id: string;
  /** Null: the register named the person. */
  playerId: bigint | null;
  kinds: TraitKind[];
  names: PersonName[];
}

/** Excluded persons of whom one of the traits is known, other than the player's own exclusion and those for whom the account was closed before. */
export async function findPersons(
  db: Queryable,
  { playerId, traits }: { playerId: bigint; traits: HashedTrait[] },
): Promise<FoundPerson[]> {
  const { rows } = await db.query<FoundPerson>(sql`
    select p.id, p.player_id as "playerId", found.kinds,
      coalesce((select jsonb_agg(jsonb_build_object('firstName', n.first_name, 'lastName', n.last_name, 'birthDate', n.birth_date))
        from breaks.person_name n where n.person_id = p.id), '[]') as names
    from (
      select t.person_id, array_agg(distinct t.kind) as kinds
      from unnest(${traits.map(({ kind }) => kind)}::text[], ${traits.map(({ hash }) => hash)}::bytea[]) as asked (kind, hash)
      join breaks.trait t on t.kind = asked.kind and t.hash = asked.hash
      group by t.person_id limit ${foundMax}) found
    join breaks.person p on p.id = found.person_id
    left join breaks.break b on b.player_id = p.player_id and b.replaced_at is null
    where p.player_id is distinct from ${playerId}
      and not exists (select from breaks.closing c where c.player_id = ${playerId} and c.person_id = p.id)
      and (p.player_id is null or b.kind = 'exclusion' and (b.returns_at is null or b.returns_at > app_now()))
    order by p.since, p.id`);
  return rows;
}

/** False where it was closed for this person before. */
export async function insertClosing(
  db: Queryable,
  closing: { playerId: bigint; personId: string; cause: 'register' | 'match'; matchedBy: string },
): Promise<boolean> {
  const { rowCount } = await db.query(sql`
    insert into breaks.closing (player_id, person_id, cause, matched_by)
    values (${closing.playerId}, ${closing.personId}, ${closing.cause}, ${closing.matchedBy}) on conflict do nothing`);
  return rowCount === 1;
}

export interface ClosingRow {
  cause: 'register' | 'match';
  closed_at: Date;
  appealed_at: Date | null;
}

/** The newest of a cause. */
export async function listClosings(db: Queryable, playerId: bigint): Promise<ClosingRow[]> {
  const { rows } = await db.query<ClosingRow>(sql`
    select cause, closed_at, appealed_at from breaks.closing where player_id = ${playerId} order by closed_at desc, person_id`);
  return rows;
}

/** False where all were appealed before. */
export async function markAppealed(db: Queryable, playerId: bigint): Promise<boolean> {
  const { rowCount } = await db.query(sql`
    update breaks.closing set appealed_at = app_now() where player_id = ${playerId} and appealed_at is null`);
  return (rowCount ?? 0) > 0;
}
