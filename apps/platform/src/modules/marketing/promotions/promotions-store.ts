import { sql } from '@harmattan/process/sql';
import type { Queryable } from '@harmattan/process/transaction';
import type { Language, PromotionFile } from './promotion-file.ts';

export interface ShownCategory {
  id: number;
  category: string;
  isActive: boolean;
  activatedInMenu: boolean;
}

export interface ShownPromotion {
  id: number;
  banner: string;
  title: string;
  summary: string;
  categories: { id: number; category: string }[];
  tags: string[];
  startsAt: Date;
  endsAt: Date | null;
  text: string;
  actionPath: string | null;
  actionLabel: string | null;
}

/** Asked once for each query, and on the clock that the tests move. */
const isOn = sql`p.is_active and p.starts_at <= (select app_now())
  and (p.ends_at is null or p.ends_at > (select app_now()))`;

/** The active ones, also where nothing is on in them: their page says so. */
export async function listCategories(db: Queryable, lang: Language): Promise<ShownCategory[]> {
  const { rows } = await db.query<ShownCategory>(sql`
    select c.id, t.name as category, c.is_active as "isActive", c.in_menu as "activatedInMenu"
    from marketing.promotion_category c
    join marketing.promotion_category_text t on t.category_id = c.id and t.language = ${lang}
    where c.is_active
    order by c.position`);
  return rows;
}

/** Those that are on: of a category, of all of them, or one by its id. */
export async function listPromotions(
  db: Queryable,
  lang: Language,
  of: { categoryId: number } | { promotionId: number } | 'all',
): Promise<ShownPromotion[]> {
  const which =
    of === 'all'
      ? sql`true`
      : 'promotionId' in of
        ? sql`p.id = ${of.promotionId}`
        : sql`exists (select from marketing.promotion_in_category i
            join marketing.promotion_category c on c.id = i.category_id and c.is_active
            where i.promotion_id = p.id and i.category_id = ${of.categoryId})`;
  const { rows } = await db.query<ShownPromotion>(sql`
    select p.id, p.banner, t.title, t.summary, t.tags, p.starts_at as "startsAt", p.ends_at as "endsAt", t.body as text,
      p.action_path as "actionPath", t.action_label as "actionLabel",
      coalesce((
        select jsonb_agg(jsonb_build_object('id', c.id, 'category', n.name) order by c.position)
        from marketing.promotion_in_category i
        join marketing.promotion_category c on c.id = i.category_id and c.is_active
        join marketing.promotion_category_text n on n.category_id = c.id and n.language = ${lang}
        where i.promotion_id = p.id), '[]') as categories
    from marketing.promotion p
    join marketing.promotion_text t on t.promotion_id = p.id and t.language = ${lang}
    where ${isOn} and ${which}
    order by p.position`);
  return rows;
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
