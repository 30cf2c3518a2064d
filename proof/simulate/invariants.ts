import { withdrawalKey } from '../../apps/platform/src/modules/cashier/carry-out-money.ts';
import type { WaitingItem } from '../../apps/platform/src/modules/waiting/index.ts';
import { findings } from '../../apps/platform/src/modules/wallet/book-findings.ts';
import { adjustments } from './adjustment-invariants.ts';
import type { FarPayout, FarReceipt } from './far-gateways.ts';
import { jackpot, tickets } from './jackpot-invariants.ts';
import { breaksKept, limitsKept, moneyAboveLimits } from './limit-invariants.ts';
import type { Contests } from './operations/contests.ts';
import { race } from './race-invariants.ts';
import { taxWithheld } from './tax-invariants.ts';
import type { World } from './world.ts';

/** Everything that must be true once all is quiet. Each answer is a rule that is broken, in words. */
export async function brokenRules(world: World, contests: Contests, waiting: WaitingItem[]): Promise<string[]> {
  const rules = [
    ...[books, acknowledged, externalBooks, receipts, payouts, gatewayAccounts, holds],
    ...[shownBalances, tickets, race, jackpot, adjustments],
    ...[limitsKept, breaksKept, moneyAboveLimits, taxWithheld],
  ];
  const broken: string[] = [...world.ledger.violations];
  for (const rule of rules) broken.push(...(await rule(world, contests, waiting)));
  return broken;
}

async function books({ control }: World): Promise<string[]> {
  const pool = { connect: async () => Object.assign(control, { release() {} }) } as unknown as Parameters<
    typeof findings
  >[0];
  return (await findings(pool)).map(({ rule, count }) => `the books: ${rule} (${count})`);
}

/** Every answer that was given stands in the journal as it was given. */
async function acknowledged(world: World): Promise<string[]> {
  const keys = [...world.ledger.acknowledged.keys()];
  const rows = await world.look<{ key: string; told: string }>(
    `select key, status || ' ' || version || ' ' || available_after as told from wallet.entry where key = any($1::uuid[])`,
    [keys],
  );
  const written = new Map(rows.map(({ key, told }) => [key, told]));
  return [...world.ledger.acknowledged].flatMap(([key, answer]) => {
    const told = `${answer.status} ${answer.version} ${answer.availableMinor}`;
    return written.get(key) === told ? [] : [`acknowledged as ${told}, written as ${written.get(key)}`];
  });
}

/** What suppliers and books say they took and paid is what our journal says, for each player and to the kobo. */
async function externalBooks(world: World): Promise<string[]> {
  const rows = await world.look<{ name: string; amount: string }>(
    `select h.code || ' ' || j.player_id as name, sum(j.house_amount)::text as amount
     from wallet.entry j join wallet.house_account h on h.id = j.house_id
     where h.code like 'house:%' and h.code not in ('house:jackpot', 'house:races', 'house:adjustments') or h.code = 'gateway:opening'
     group by 1`,
  );
  const ours = new Map(rows.map(({ name, amount }) => [name, BigInt(amount)]));
  const names = new Set([...ours.keys(), ...world.ledger.booked.keys()]);
  return [...names].flatMap((name) => {
    const [own, theirs] = [ours.get(name) ?? 0n, world.ledger.booked.get(name) ?? 0n];
    return own === theirs ? [] : [`${name.split(' ')[0]} differs from our books by ${own - theirs} kobo`];
  });
}

interface Credit {
  provider_id: string;
  state: string;
  amount_kobo: string | null;
  credited: string | null;
  /** What of it was above a limit of its player. */
  above: string;
}

/** Every transaction that a gateway received is credited once as it came or up to a limit, was returned, or waits for an operator. */
async function receipts(world: World): Promise<string[]> {
  const rows = await world.look<Credit & { gateway: string }>(
    `select r.gateway, r.provider_id, r.state, r.amount_kobo::text, (-j.house_amount)::text as credited, coalesce(a.amount_kobo, 0)::text as above
     from cashier.received r left join cashier.payment p on p.id = r.payment_id
     left join cashier.above_limit a on a.payment_id = p.id and r.state = 'accepted'
     left join wallet.entry j on j.key = p.money_key and j.kind = 'credit' and j.status = 'ok' and r.state = 'accepted'`,
  );
  const known = new Map(rows.map((row) => [`${row.gateway} ${row.provider_id}`, row]));
  const broken = world.far.receipts.flatMap((receipt) => receiptProblem(receipt, known));
  const above = rows.reduce((sum, row) => sum + BigInt(row.above), 0n);
  const credited = -(await sumOf(world, ['credit'])) + above;
  const came = rows
    .filter(({ state }) => state === 'accepted')
    .reduce((sum, row) => sum + BigInt(row.amount_kobo ?? 0), 0n);
  if (credited !== came) broken.push(`gateways: deposits of ${came} kobo are credited with ${credited}`);
  return broken;
}

function receiptProblem({ gateway, id, amountMinor, isStray }: FarReceipt, known: Map<string, Credit>): string[] {
  const row = known.get(`${gateway} ${id}`);
  if (!row) return [`${gateway} received money that we know nothing of`];
  if (row.state === (isStray ? 'unallocated' : 'review') || row.state === 'returned') return [];
  if (row.state !== 'accepted') return [`${gateway} received money that stands as ${row.state}`];
  const isRight = BigInt(row.credited ?? 0) + BigInt(row.above) === amountMinor;
  return isRight ? [] : [`${gateway} received ${amountMinor} kobo, and ${row.credited} were credited`];
}

async function sumOf(world: World, kinds: string[]): Promise<bigint> {
  const [row] = await world.look<{ amount: string }>(
    `select coalesce(sum(j.house_amount), 0)::text as amount from wallet.entry j join wallet.house_account h on h.id = j.house_id
     where h.code ~ '^(gateway|suspense):(kudipal|selcom|fasthub)$' and j.kind = any($1::text[]) and j.status = 'ok'`,
    [kinds],
  );
  return BigInt(row?.amount ?? 0);
}

/** What stands on a gateway's account is what the gateway has, and what stands in suspense waits for an operator. */
async function gatewayAccounts(world: World): Promise<string[]> {
  const legs = await world.look<{ code: string; kobo: string }>(
    `select h.code, sum(l.amount)::text as kobo from wallet.house_leg l join wallet.house_account h on h.id = l.house_id group by 1`,
  );
  const money = await world.look<{ gateway: string; undecided: string; returned: string }>(
    `select gateway, coalesce(sum(amount_kobo) filter (where state in ('review', 'unallocated')), 0)::text as undecided,
       coalesce(sum(amount_kobo) filter (where state = 'returned'), 0)::text as returned
     from cashier.received group by 1`,
  );
  const givenBack = await world.look<{ gateway: string; kobo: string }>(
    'select gateway, sum(returned_kobo)::text as kobo from cashier.above_limit group by 1',
  );
  const balances = new Map(legs.map(({ code, kobo }) => [code, BigInt(kobo)]));
  const { receipts: received, payouts: sent } = world.far;
  return (['kudipal', 'selcom', 'fasthub'] as const).flatMap((gateway) => {
    const own = money.find((row) => row.gateway === gateway);
    const came = received
      .filter((receipt) => receipt.gateway === gateway)
      .reduce((sum, { amountMinor }) => sum + amountMinor, 0n);
    const paid = sent
      .filter((payout) => payout.gateway === gateway && payout.state === 'paid')
      .reduce((sum, { amountMinor }) => sum + amountMinor, 0n);
    const above = BigInt(givenBack.find((row) => row.gateway === gateway)?.kobo ?? 0);
    const theirs = came - paid - BigInt(own?.returned ?? 0) - above;
    const ours = -(balances.get(`gateway:${gateway}`) ?? 0n);
    const suspended = balances.get(`suspense:${gateway}`) ?? 0n;
    return [
      ...(theirs === ours ? [] : [`${gateway} has ${theirs} kobo, and our account of it ${ours}`]),
      ...(suspended === BigInt(own?.undecided ?? 0)
        ? []
        : [`${suspended} kobo stand in suspense for ${own?.undecided}`]),
    ];
  });
}

/** Every pay-out that a gateway made was taken from its player, and what it did not make was given back. */
async function payouts(world: World): Promise<string[]> {
  const rows = await world.look<{ reference: string; state: string }>(
    `select reference, state from cashier.payment where direction = 'withdraw'`,
  );
  const broken: string[] = [];
  const ours = new Map(rows.map((row) => [row.reference, row]));
  for (const payout of world.far.payouts) {
    const row = ours.get(payout.reference);
    broken.push(...payoutProblem(payout, row));
  }
  for (const { reference, state } of rows) {
    const isOut = world.far.payouts.some((payout) => payout.reference === reference);
    if (!isOut && ['paid', 'pending'].includes(state))
      broken.push(`a withdrawal stands as ${state}, and no gateway knows it`);
  }
  const paid = world.far.payouts
    .filter(({ state }) => state === 'paid')
    .reduce((sum, { amountMinor }) => sum + amountMinor, 0n);
  const taken = await sumOf(world, ['post', 'debit', 'reverse']);
  if (paid !== taken) broken.push(`gateways paid ${paid} kobo, and ${taken} were taken from players`);
  return broken;
}

function payoutProblem({ gateway, state, wasDenied }: FarPayout, row: { state: string } | undefined): string[] {
  if (!row) return [`${gateway} has a pay-out that we know nothing of`];
  if (row.state === 'paid_after_failure' && !wasDenied)
    return [`a pay-out was given back that ${gateway} never called failed`];
  const wanted = state === 'paid' ? ['paid', 'paid_after_failure'] : ['failed'];
  return wanted.includes(row.state) ? [] : [`a pay-out is ${state} at ${gateway} and ${row.state} here`];
}

/** What is still set aside belongs to something that waits, and an operator can see that. */
async function holds(world: World, _contests: Contests, waiting: WaitingItem[]): Promise<string[]> {
  const open = await world.look<{ key: string }>(`select key from wallet.hold where state = 'open'`);
  const unfinished = await world.look<{ id: string }>(
    `select id::text from cashier.payment where money_due is not null
       or state in ('holding', 'approved', 'sending', 'sent_unknown', 'created', 'submitted')
       or (state = 'pending' and direction = 'withdraw')`,
  );
  const listed = new Set(waiting.map(({ id }) => withdrawalKey(id, 'hold')));
  const hidden = open.filter(({ key }) => !listed.has(key));
  return [
    ...(unfinished.length > 0 ? [`${unfinished.length} payments never come to an end`] : []),
    ...(hidden.length > 0 ? [`${hidden.length} holds stay open, and no operator is told`] : []),
  ];
}

/** Every balance that was shown was the player's at some instant between the question and the answer. */
async function shownBalances(world: World): Promise<string[]> {
  const rows = await world.look<{ player_id: string; version: string; available_after: string }>(
    'select player_id::text, version::text, available_after::text from wallet.entry order by player_id, version',
  );
  const lines = Map.groupBy(rows, (row) => row.player_id);
  return world.ledger.shown.flatMap(({ playerId, balanceMinor, sinceVersion, by }) => {
    const line = lines.get(String(playerId)) ?? [];
    const isTrue = line.some(
      (row) => BigInt(row.version) >= sinceVersion && BigInt(row.available_after) === balanceMinor,
    );
    return isTrue || (sinceVersion === 0n && balanceMinor === 0n)
      ? []
      : [`${by} was shown a balance that was never true`];
  });
}
