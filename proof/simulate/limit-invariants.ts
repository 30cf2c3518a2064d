import { createUse, type Entry, type LimitKind, limitKinds, type Period, periods } from './limit-use.ts';
import type { World } from './world.ts';

interface Change {
  player_id: string;
  kind: LimitKind;
  period: Period;
  after: string | null;
  at: string;
}

type LimitsAt = (kind: LimitKind, period: Period, atUs: bigint) => bigint | undefined;

/**
 * What was staked, lost, played and deposited in a window is within the limit that held when it was decided, and nothing was refused for a limit that left
 * room. Counted from the journal and from the story of each limit, by rules of its own.
 */
export async function limitsKept(world: World): Promise<string[]> {
  const changes = await world.look<Change>(
    `select player_id::text, kind, period, after_value::text as after, (extract(epoch from at) * 1000000)::bigint::text as at
     from limits.change where what in ('set', 'lowered', 'raised', 'lowered by staff') order by at`,
  );
  const byPlayer = Map.groupBy(changes, (change) => change.player_id);
  const entries = await world.look<Entry>(
    `select e.player_id::text, e.key, e.of_key, e.round, e.kind, e.status, e.about, e.product, e.amount::text, e.house_amount::text,
       h.code as house, (extract(epoch from e.at) * 1000000)::bigint::text as at,
       e.linked_place as place, e.linked_count as together
     from wallet.entry e left join wallet.house_account h on h.id = e.house_id
     where e.player_id = any($1::bigint[]) order by e.player_id, e.version`,
    [[...byPlayer.keys()]],
  );
  const lines = Map.groupBy(entries, (entry) => entry.player_id);
  return [...byPlayer].flatMap(([playerId, own]) => brokenLimits(lines.get(playerId) ?? [], limitsFrom(own)));
}

/** A change holds the account until it is committed: every entry is decided before it or after. */
function limitsFrom(changes: Change[]): LimitsAt {
  return (kind, period, atUs) => {
    const last = changes.findLast(
      (change) => change.kind === kind && change.period === period && BigInt(change.at) < atUs,
    );
    return last?.after ? BigInt(last.after) : undefined;
  };
}

function brokenLimits(entries: Entry[], limitAt: LimitsAt): string[] {
  const use = createUse();
  const broken: string[] = [];
  for (const [at, entry] of entries.entries()) {
    const atUs = BigInt(entry.at);
    const wished = { ...entry, amount: stakedTogether(entries, at) };
    for (const kind of limitKinds) {
      for (const period of periods) {
        const limit = limitAt(kind, period, atUs);
        const passes = (one: Entry) => limit !== undefined && use.passes(one, { kind, period, limit });
        if (entry.status === 'ok' && passes(entry)) broken.push(`a ${kind} passes the limit of its ${period}`);
        const isRefused = entry.status === `${kind}-limit-${period}` && use.isStake(entry);
        if (isRefused && !passes(wished))
          broken.push(`a stake is refused for the limit of ${kind} in a ${period}, which leaves room`);
      }
    }
    if (entry.status === 'ok') use.count(entry);
  }
  return broken;
}

/** What a stake and those that are linked with it ask for: they are refused together. */
function stakedTogether(entries: Entry[], at: number): string {
  const { place, together } = entries[at] as Entry;
  const first = at - ((place ?? 1) - 1);
  const group = entries.slice(first, first + (together ?? 1)).filter(({ kind }) => kind === 'debit' || kind === 'hold');
  return String(group.reduce((sum, { amount }) => sum + BigInt(amount), 0n));
}

/** No stake is taken of a player on a break, and none is refused without one. */
export async function breaksKept(world: World): Promise<string[]> {
  // The news of a break is written once the account is held: what is decided later knows of it.
  const breaks = await world.look<{ player_id: string; taken: string; known: string; until: string | null }>(
    `select b.player_id::text, b.taken_at::text as taken, o.recorded_at::text as known, case when b.kind = 'time-out' then b.ends_at::text end as until
     from breaks.break b join plumbing.outbox o on o.topic = 'breaks.begun' and o.payload ->> 'id' = b.id::text`,
  );
  const broken: string[] = [];
  for (const { player_id, known, until } of breaks) {
    const [row] = await world.look<{ n: number }>(
      `select count(*)::integer as n from wallet.entry where player_id = $1 and kind in ('debit', 'hold') and about <> 'correction'
         and product is not null and status = 'ok' and at > $2::timestamptz and ($3::timestamptz is null or at < $3::timestamptz)`,
      [player_id, known, until],
    );
    if (row?.n !== 0) broken.push(`${row?.n} stakes are taken of a player on a break`);
  }
  const [refused] = await world.look<{ n: number }>(
    `select count(*)::integer as n from wallet.entry e where status = 'excluded'
       and not exists (select from breaks.break b where b.player_id = e.player_id and b.taken_at < e.at)`,
  );
  if (refused?.n !== 0) broken.push(`${refused?.n} stakes are refused for a break that there is not`);
  return broken;
}

interface Above {
  player_id: string;
  left: string;
  gone: string;
  moving: number;
}

/** What arrived above limits stands in its account, was credited once, or went back; nothing stays on its way. */
export async function moneyAboveLimits(world: World): Promise<string[]> {
  const rows = await world.look<Above>(
    `select player_id::text, sum(left_kobo)::text as left, sum(amount_kobo - left_kobo - returned_kobo)::text as gone,
       count(*) filter (where state not in ('held', 'released', 'returned'))::integer as moving
     from cashier.above_limit group by 1`,
  );
  const credits = await world.look<{ player_id: string; credited: string }>(
    `select e.player_id::text, sum(-e.house_amount)::text as credited
     from wallet.entry e join wallet.house_account h on h.id = e.house_id where h.code = 'suspense:limit' group by 1`,
  );
  const [account] = await world.look<{ kobo: string }>(
    `select coalesce(sum(l.amount), 0)::text as kobo from wallet.house_leg l join wallet.house_account h on h.id = l.house_id
     where h.code = 'suspense:limit'`,
  );
  const creditedTo = new Map(credits.map(({ player_id, credited }) => [player_id, credited]));
  const left = rows.reduce((sum, row) => sum + BigInt(row.left), 0n);
  return [
    ...rows.flatMap(({ player_id, gone, moving }) => [
      ...(moving > 0 ? [`${moving} deposits above a limit never come to an end`] : []),
      ...((creditedTo.get(player_id) ?? '0') === gone
        ? []
        : [`${creditedTo.get(player_id)} kobo above limits are credited where ${gone} were released`]),
    ]),
    ...(account?.kobo === String(left) ? [] : [`${account?.kobo} kobo stand in suspense for ${left} above limits`]),
  ];
}
