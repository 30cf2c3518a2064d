import type { CaseCategory, CasePriority, CaseState } from '@harmattan/contract/office';
import { empty } from '@harmattan/process/prune';
import { sql } from '@harmattan/process/sql';
import type { Queryable } from '@harmattan/process/transaction';
import type { CaseHours } from '../../settings/cases.ts';

/** Compliance's cases exist for those who may read them, and for no one else: no list, count or act shows that there is one. */
export interface Reader {
  readsCompliance: boolean;
}

export interface CaseRow {
  id: bigint;
  version: number;
  audience: 'all' | 'compliance';
  player_id: bigint | null;
  contact_name: string | null;
  contact_email: string | null;
  department: string;
  subject: string;
  category: CaseCategory;
  priority: CasePriority;
  state: CaseState;
  owner: bigint | null;
  /** User name of the owner. */
  owner_name: string | null;
  thread_id: bigint | null;
  opened_at: Date;
  answer_due_at: Date | null;
  solution_due_at: Date;
  player_wrote_at: Date | null;
  first_answered_at: Date | null;
  solved_at: Date | null;
  reopened: number;
  is_overdue: boolean;
}

export interface NewCase {
  source: 'message' | 'contact' | 'claim' | 'staff';
  playerId: bigint | null;
  contact: { name: string; email: string } | null;
  department: string;
  subject: string;
  category: CaseCategory;
  priority: CasePriority;
  owner: bigint | null;
  threadId: bigint | null;
}

const listMax = 200;
const waitingMax = 500;

const columns = sql`c.id, c.version, c.audience, c.player_id, c.contact_name, c.contact_email, c.department, c.subject, c.category, c.priority,
  c.state, c.owner, m.user_name as owner_name, c.thread_id, c.opened_at, c.answer_due_at, c.solution_due_at, c.player_wrote_at,
  c.first_answered_at, c.solved_at, c.reopened,
  coalesce(c.state = 'open' and least(c.answer_due_at, c.solution_due_at) < app_now(), false) as is_overdue`;
const fromCases = sql`from cases.case c left join staff.member m on m.id = c.owner`;

const shownTo = ({ readsCompliance }: Reader) => sql`(c.audience = 'all' or ${readsCompliance}::boolean)`;

const hours = (count: number) => sql`${count}::float8 * interval '1 hour'`;

/** What a player writes and what a claim comes to is filed one after another, so that one question makes one case. */
export async function lockPlayer(db: Queryable, playerId: bigint): Promise<void> {
  await db.query(sql`select pg_advisory_xact_lock(hashtext('cases.player'), hashtext(${String(playerId)}))`);
}

export async function insertCase(
  db: Queryable,
  one: NewCase,
  { answerHours, solutionHours }: CaseHours,
): Promise<bigint> {
  const { source, playerId, contact, department, subject, category, priority, owner, threadId } = one;
  const wroteAt = source === 'claim' ? sql`null` : sql`app_now()`;
  const { rows } = await db.query<{ id: bigint }>(sql`
    insert into cases.case (source, player_id, contact_name, contact_email, department, subject, category, priority, state, owner,
      thread_id, answer_due_at, solution_due_at, player_wrote_at)
    values (${source}, ${playerId}, ${contact?.name ?? null}, ${contact?.email ?? null}, ${department}, ${subject}, ${category},
      ${priority}, 'open', ${owner}, ${threadId}, app_now() + ${hours(answerHours)}, app_now() + ${hours(solutionHours)}, ${wroteAt})
    returning id`);
  return (rows[0] as { id: bigint }).id;
}

/** Without an answer to anyone: only the solution has a clock. */
export async function insertComplianceCase(
  db: Queryable,
  one: { playerId: bigint; category: CaseCategory; subject: string; owner: bigint | null; solutionHours: number },
): Promise<bigint> {
  const { playerId, subject, category, solutionHours } = one;
  const { rows } = await db.query<{ id: bigint }>(sql`
    insert into cases.case (id, audience, source, player_id, department, subject, category, priority, state, owner, solution_due_at)
    overriding system value
    values (nextval('cases.compliance_number'), 'compliance', 'suspicion', ${playerId}, 'Compliance', ${subject}, ${category},
      'urgent', 'open', ${one.owner}, app_now() + ${hours(solutionHours)})
    returning id`);
  return (rows[0] as { id: bigint }).id;
}

/** Holds it until the transaction ends. */
export async function lockCase(db: Queryable, id: bigint, reader: Reader): Promise<CaseRow | undefined> {
  const { rows } = await db.query<CaseRow>(
    sql`select ${columns} ${fromCases} where c.id = ${id} and ${shownTo(reader)} for no key update of c`,
  );
  return rows[0];
}

export async function findCase(db: Queryable, id: bigint, reader: Reader): Promise<CaseRow | undefined> {
  const { rows } = await db.query<CaseRow>(
    sql`select ${columns} ${fromCases} where c.id = ${id} and ${shownTo(reader)}`,
  );
  return rows[0];
}

/**
 * The case that a player's new words belong to, if there is one: of the same department, not closed, and solved not long ago. One that waits for
 * the player comes first. A claim's case has no conversation before the staff has answered there.
 */
export async function lockCaseToContinue(
  db: Queryable,
  wanted: { playerId: bigint; department: string; reopenDays: number },
): Promise<CaseRow | undefined> {
  const { rows } = await db.query<CaseRow>(sql`
    select ${columns} ${fromCases}
    where c.player_id = ${wanted.playerId} and c.department = ${wanted.department} and c.audience = 'all'
      and (c.state in ('open', 'waiting')
        or (c.state = 'solved' and c.state_at > app_now() - ${wanted.reopenDays} * interval '1 day'))
      and (c.source <> 'claim' or c.first_answered_at is not null)
    order by c.state = 'waiting' desc, c.state = 'open' desc, c.id desc limit 1 for no key update of c`);
  return rows[0];
}

/** Time that a case waited for the player does not count, and a solved one begins anew. */
const runsFrom = sql`case state when 'waiting' then clock_from + (app_now() - state_at) when 'solved' then app_now() else clock_from end`;

/** The player wrote again. */
export async function continueCase(
  db: Queryable,
  { id, threadId }: { id: bigint; threadId: bigint | null },
  { answerHours, solutionHours }: CaseHours,
): Promise<void> {
  await db.query(sql`
    update cases.case set version = version + 1, thread_id = coalesce(${threadId}, thread_id), player_wrote_at = app_now(),
      answer_due_at = least(answer_due_at, app_now() + ${hours(answerHours)}),
      clock_from = ${runsFrom}, solution_due_at = ${runsFrom} + ${hours(solutionHours)},
      reopened = reopened + (state = 'solved')::int, solved_at = null,
      state_at = case when state = 'open' then state_at else app_now() end, state = 'open'
    where id = ${id}`);
}

/** The staff answered; a case without an owner has the one who did. */
export async function markAnswered(
  db: Queryable,
  { id, by, nextState }: { id: bigint; by: bigint; nextState: 'waiting' | 'solved' },
): Promise<number> {
  const { rows } = await db.query<{ version: number }>(sql`
    update cases.case set version = version + 1, owner = coalesce(owner, ${by}), state = ${nextState}, state_at = app_now(),
      answer_due_at = null, first_answered_at = coalesce(first_answered_at, app_now()),
      solved_at = case when ${nextState} = 'solved' then app_now() end
    where id = ${id} returning version`);
  return (rows[0] as { version: number }).version;
}

export async function moveCase(
  db: Queryable,
  { id, state }: { id: bigint; state: CaseState },
  { answerHours, solutionHours }: CaseHours,
): Promise<number> {
  const { rows } = await db.query<{ version: number }>(sql`
    update cases.case set version = version + 1, state = ${state}, state_at = app_now(),
      answer_due_at = case when ${state} <> 'open' then null when state = 'solved' then app_now() + ${hours(answerHours)}
                           else answer_due_at end,
      clock_from = case when ${state} = 'open' then ${runsFrom} else clock_from end,
      solution_due_at = case when ${state} = 'open' then ${runsFrom} + ${hours(solutionHours)} else solution_due_at end,
      reopened = reopened + (${state} = 'open' and state = 'solved')::int,
      solved_at = case when ${state} in ('solved', 'closed') then coalesce(solved_at, app_now()) end
    where id = ${id} returning version`);
  return (rows[0] as { version: number }).version;
}

export async function setOwner(db: Queryable, { id, owner }: { id: bigint; owner: bigint | null }): Promise<number> {
  const { rows } = await db.query<{ version: number }>(sql`
    update cases.case set version = version + 1, owner = ${owner} where id = ${id} returning version`);
  return (rows[0] as { version: number }).version;
}

export async function setCategory(
  db: Queryable,
  { id, category, priority }: { id: bigint; category: CaseCategory; priority: CasePriority },
  { answerHours, solutionHours }: CaseHours,
): Promise<number> {
  const { rows } = await db.query<{ version: number }>(sql`
    update cases.case set version = version + 1, category = ${category}, priority = ${priority},
      answer_due_at = case when answer_due_at is not null then coalesce(player_wrote_at, opened_at) + ${hours(answerHours)} end,
      solution_due_at = clock_from + ${hours(solutionHours)}
    where id = ${id} returning version`);
  return (rows[0] as { version: number }).version;
}

export async function raiseVersion(db: Queryable, id: bigint): Promise<number> {
  const { rows } = await db.query<{ version: number }>(sql`
    update cases.case set version = version + 1 where id = ${id} returning version`);
  return (rows[0] as { version: number }).version;
}

/** What waits for the house: own cases first, then those without an owner, then those of others; overdue ones first. */
export async function listOpen(
  db: Queryable,
  { memberId, ...reader }: Reader & { memberId: bigint },
): Promise<CaseRow[]> {
  const { rows } = await db.query<CaseRow>(sql`
    select ${columns} ${fromCases} where c.state = 'open' and ${shownTo(reader)}
    order by case when c.owner = ${memberId} then 0 when c.owner is null then 1 else 2 end,
      least(c.answer_due_at, c.solution_due_at), c.id
    limit ${listMax}`);
  return rows;
}

export async function listCases(
  db: Queryable,
  wanted: Reader & {
    playerId?: bigint | undefined;
    state?: CaseState | undefined;
    category?: CaseCategory | undefined;
    /** Of this member, or without one. */
    owner?: bigint | 'none' | undefined;
    before?: bigint | undefined;
  },
): Promise<CaseRow[]> {
  const { playerId = null, state = null, category = null, before = null, owner } = wanted;
  const ofOwner = owner === undefined ? sql`true` : owner === 'none' ? sql`c.owner is null` : sql`c.owner = ${owner}`;
  const { rows } = await db.query<CaseRow>(sql`
    select ${columns} ${fromCases}
    where (${playerId}::bigint is null or c.player_id = ${playerId}) and (${state}::text is null or c.state = ${state})
      and (${category}::text is null or c.category = ${category}) and (${before}::bigint is null or c.id < ${before})
      and ${ofOwner} and ${shownTo(wanted)}
    order by c.id desc limit ${listMax}`);
  return rows;
}

export interface ComplaintRow extends CaseRow {
  promised_by: Date;
  is_late: boolean;
}

/** The newest first. It is late where the first answer came, or has not come, after the days that the terms promise. */
export async function listComplaints(
  db: Queryable,
  { before = null, days }: { before: bigint | null | undefined; days: number },
): Promise<ComplaintRow[]> {
  const promised = sql`c.opened_at + ${days} * interval '1 day'`;
  const { rows } = await db.query<ComplaintRow>(sql`
    select ${columns}, ${promised} as promised_by, coalesce(c.first_answered_at, app_now()) > ${promised} as is_late
    ${fromCases} where c.category = 'complaint' and c.audience = 'all' and (${before}::bigint is null or c.id < ${before})
    order by c.id desc limit ${listMax}`);
  return rows;
}

/** Once a new message of the player would no longer reopen it. */
export async function closeSolved(db: Queryable, reopenDays: number): Promise<void> {
  await empty(db, {
    table: 'cases.case',
    set: "version = version + 1, state = 'closed', state_at = app_now()",
    where: "state = 'solved' and state_at <= app_now() - $1 * interval '1 day'",
    values: [reopenDays],
  });
}

export interface WaitingCase {
  id: string;
  kind: 'case overdue' | 'case without an owner' | 'compliance case overdue' | 'compliance case without an owner';
  playerId: bigint | null;
  amountMinor: bigint | null;
  since: Date;
  reason: string;
}

/** Cases that wait for the house and are overdue or have no owner. */
export async function listWaitingCases(db: Queryable): Promise<WaitingCase[]> {
  const { rows } = await db.query<WaitingCase>(sql`
    select 'C-' || c.id as id,
      case c.audience when 'compliance' then 'compliance ' else '' end
        || case when least(c.answer_due_at, c.solution_due_at) < (select app_now()) then 'case overdue' else 'case without an owner' end as kind,
      c.player_id as "playerId", null::bigint as "amountMinor", coalesce(c.player_wrote_at, c.opened_at) as since,
      concat_ws(', ', c.category, c.priority, m.user_name) as reason
    ${fromCases}
    where c.state = 'open' and (c.owner is null or least(c.answer_due_at, c.solution_due_at) < (select app_now()))
    order by least(c.answer_due_at, c.solution_due_at) limit ${waitingMax}`);
  return rows;
}
