import { sql } from '@harmattan/process/sql';
import type { Queryable } from '@harmattan/process/transaction';
import type { Language } from '../fields.ts';
import type { PromotionFile } from './promotion-file.ts';

export interface CategoryRow {
  id: number;
  position: number;
  isActive: boolean;
  isInMenu: boolean;
  name: string;
}

export interface PromotionRow {
  id: number;
  position: number;
  banner: string;
  isOn: boolean;
  title: string;
  summary: string;
  tags: string[];
  startsAt: Date;
  endsAt: Date | null;
  text: string;
  actionPath: string | null;
  actionLabel: string | null;
  categories: number[];
}

/** All that the file has, also those that are switched off. */
export async function listCategoryRows(db: Queryable, lang: Language): Promise<CategoryRow[]> {
  const { rows } = await db.query<CategoryRow>(sql`
    select c.id, c.position, c.is_active as "isActive", c.in_menu as "isInMenu", t.name
    from marketing.promotion_category c
    join marketing.promotion_category_text t on t.category_id = c.id and t.language = ${lang}`);
  return rows;
}

/** All that the file has, or one of them. Whether it is on is asked on the clock that the tests move. */
export async function listPromotionRows(
  db: Queryable,
  lang: Language,
  promotionId: number | undefined,
): Promise<PromotionRow[]> {
  const { rows } = await db.query<PromotionRow>(sql`
    select p.id, p.position, p.banner, t.title, t.summary, t.tags, p.starts_at as "startsAt", p.ends_at as "endsAt",
      t.body as text, p.action_path as "actionPath", t.action_label as "actionLabel",
      p.is_active and p.starts_at <= (select app_now()) and (p.ends_at is null or p.ends_at > (select app_now())) as "isOn",
      array(select i.category_id from marketing.promotion_in_category i where i.promotion_id = p.id) as categories
    from marketing.promotion p
    join marketing.promotion_text t on t.promotion_id = p.id and t.language = ${lang}
    where ${promotionId ?? null}::integer is null or p.id = ${promotionId ?? null}`);
  return rows;
}

/** The database's clock. */
export async function readNow(db: Queryable): Promise<Date> {
  const { rows } = await db.query<{ now: Date }>(sql`select app_now() as now`);
  return (rows[0] as { now: Date }).now;
}

/** As it was written last. */
export async function readList(db: Queryable): Promise<ListRow> {
  const { rows } = await db.query<ListRow>(sql`
    select written_by as "writtenBy", shipped_hash as "shippedHash", file from marketing.promotion_list`);
  return rows[0] as ListRow;
}

export interface ListRow {
  writtenBy: string | null;
  shippedHash: string | null;
  file: unknown;
}

/** Until the transaction ends no other transaction changes the promotions. */
export async function lockList(db: Queryable): Promise<ListRow> {
  const { rows } = await db.query<ListRow>(sql`
    select written_by as "writtenBy", shipped_hash as "shippedHash", file from marketing.promotion_list for update`);
  return rows[0] as ListRow;
}

export async function saveList(db: Queryable, row: ListRow): Promise<void> {
  await db.query(sql`
    update marketing.promotion_list
    set written_by = ${row.writtenBy}, shipped_hash = ${row.shippedHash}, file = ${JSON.stringify(row.file)}::jsonb`);
}

export async function insertAudit(
  db: Queryable,
  { actor, before, after }: { actor: string; before: unknown; after: unknown },
): Promise<void> {
  await db.query(sql`
    insert into marketing.promotion_audit (actor, before, after)
    values (${actor}, ${before === null ? null : JSON.stringify(before)}::jsonb, ${JSON.stringify(after)}::jsonb)`);
}

export interface AuditRow {
  at: Date;
  actor: string;
  before: unknown;
  after: unknown;
}

/** Who wrote the promotions, the newest first. */
export async function listAudit(db: Queryable, limit: number): Promise<AuditRow[]> {
  const { rows } = await db.query<AuditRow>(sql`
    select at, actor, before, after from marketing.promotion_audit order by id desc limit ${limit}`);
  return rows;
}

/** What was there goes, and what the file says takes its place. */
export async function replaceRows(db: Queryable, { categories, promotions }: PromotionFile): Promise<void> {
  await db.query(sql`delete from marketing.promotion`);
  await db.query(sql`delete from marketing.promotion_category`);
  const languages = ['en', 'sw', 'zh'] as const;
  const categoryTexts = categories.flatMap(({ id, names }) =>
    languages.map((language) => ({ id, language, name: names[language] })),
  );
  const texts = promotions.flatMap(({ id, texts, action }) =>
    languages.map((language) => ({ id, language, ...texts[language], label: action?.labels[language] ?? null })),
  );
  const places = promotions.flatMap(({ id, categories: held }) => held.map((category) => ({ id, category })));
  await db.query(sql`
    insert into marketing.promotion_category (id, position, is_active, in_menu)
    select id, ordinality, "isActive", "isInMenu"
    from rows from (jsonb_to_recordset(${JSON.stringify(categories)}::jsonb)
      as (id integer, "isActive" boolean, "isInMenu" boolean)) with ordinality`);
  await db.query(sql`
    insert into marketing.promotion_category_text (category_id, language, name)
    select id, language, name
    from jsonb_to_recordset(${JSON.stringify(categoryTexts)}::jsonb) as t(id integer, language text, name text)`);
  await db.query(sql`
    insert into marketing.promotion (id, position, banner, is_active, starts_at, ends_at, action_path)
    select id, ordinality, banner, "isActive", "startsAt", "endsAt", action ->> 'path'
    from rows from (jsonb_to_recordset(${JSON.stringify(promotions)}::jsonb)
      as (id integer, banner text, "isActive" boolean, "startsAt" timestamptz, "endsAt" timestamptz, action jsonb))
      with ordinality`);
  await db.query(sql`
    insert into marketing.promotion_text (promotion_id, language, title, summary, body, tags, action_label)
    select id, language, title, summary, text, array(select jsonb_array_elements_text(tags)), label
    from jsonb_to_recordset(${JSON.stringify(texts)}::jsonb)
      as t(id integer, language text, title text, summary text, text text, tags jsonb, label text)`);
  await db.query(sql`
    insert into marketing.promotion_in_category (promotion_id, category_id)
    select id, category from jsonb_to_recordset(${JSON.stringify(places)}::jsonb) as t(id integer, category integer)`);
}
