import type { Permission } from '@harmattan/contract/office';
import { instantInMarket, marketDay } from '@harmattan/kernel/market-time';
import type { Minor } from '@harmattan/kernel/money';
import type { Staff } from '../modules/staff/index.ts';
import type { WaitingItem, WaitingKind } from '../modules/waiting/index.ts';
import { readBookHealth, readFeedLags, readHouseBalances } from '../modules/wallet/index.ts';
import { success } from '../plumbing/http/answer.ts';
import type { OfficeDeps } from './office-deps.ts';
import type { OfficeHandlers } from './office-handlers.ts';

/** Which desk an item waits on, by what one needs to read it. */
const readers: Partial<Record<WaitingKind, Permission>> = {
  'number in question': 'players.read',
  'rounds left open': 'suppliers.read',
  'win after its refund': 'suppliers.read',
  'case overdue': 'cases.read',
  'case without an owner': 'cases.read',
  'compliance case overdue': 'cases.compliance',
  'compliance case without an owner': 'cases.compliance',
  'report overdue': 'compliance.read',
  'order to answer': 'compliance.read',
  'licence expired': 'compliance.read',
  'licence expires within 7 days': 'compliance.read',
  'licence expires within 30 days': 'compliance.read',
  'licence expires within 60 days': 'compliance.read',
  'bet to decide': 'book.read',
  'code above the alarm': 'book.read',
  'identity to decide': 'verification.read',
};
const paymentReader: Permission = 'payments.read';

/** Whether compliance alone may know of it. */
export function isOfCompliance(kind: WaitingKind): boolean {
  const reader = readers[kind];
  return reader === 'cases.compliance' || reader === 'compliance.read';
}

const weekMs = 7 * 24 * 3_600_000;
const hourMs = 3_600_000;

interface Period {
  from: Date;
  to: Date;
}

export function homeDesk(deps: OfficeDeps): Pick<OfficeHandlers, 'GET Home/Overview'> {
  return {
    async 'GET Home/Overview'({ context: { staff } }) {
      const at = deps.clock.now();
      const mayReadFigures = staff.permissions.includes('figures.read');
      const [worklists, figures, money, health] = await Promise.all([
        readWorklists(deps, staff),
        mayReadFigures ? readFigures(deps, at) : null,
        mayReadFigures ? readMoney(deps) : null,
        mayReadFigures ? readHealth(deps) : null,
      ]);
      return success({ at, worklists, figures, money, health });
    },
  };
}

async function readWorklists({ waiting, workClaims }: OfficeDeps, staff: Staff) {
  const [items, claims] = await Promise.all([waiting.waitingForOperator(), workClaims.list('payment')]);
  const owners = new Map(claims.map(({ subject, member_name }) => [subject, member_name]));
  return worklistsFor(staff, items, (id) => owners.get(id));
}

/** One for each kind, the one with the oldest item first. */
function worklistsFor({ permissions }: Staff, items: WaitingItem[], ownerOf: (id: string) => string | undefined) {
  const lists = new Map<string, { kind: string; count: number; oldest: Date; amount: Minor; owners: string[] }>();
  for (const { id, kind, since, amountMinor } of items) {
    if (!permissions.includes(readers[kind] ?? paymentReader)) continue;
    const list = lists.get(kind) ?? { kind, count: 0, oldest: since, amount: 0n, owners: [] };
    const owner = ownerOf(id);
    if (owner !== undefined && !list.owners.includes(owner)) list.owners.push(owner);
    list.count += 1;
    list.amount += amountMinor ?? 0n;
    lists.set(kind, list);
  }
  return [...lists.values()];
}

async function readFigures({ identity, totals }: OfficeDeps, at: Date) {
  const today = { from: instantInMarket(marketDay(at)), to: at };
  // Totals are kept by the hour: of last week's, the hour that this one is now counts as a whole.
  const lastWeek = {
    from: new Date(today.from.getTime() - weekMs),
    to: new Date(Math.ceil((at.getTime() - weekMs) / hourMs) * hourMs),
  };
  const both = async <Figure>(read: (period: Period) => Promise<Figure>) => {
    const [now, then] = await Promise.all([read(today), read(lastWeek)]);
    return { today: now, lastWeek: then };
  };
  const [registrations, payments, played] = await Promise.all([
    both(identity.countRegistered),
    both(totals.readPayments),
    both((period) => totals.read(period)),
  ]);
  const products = [...new Set([...played.today, ...played.lastWeek].map(({ product }) => product))].sort();
  return {
    registrations,
    deposits: { today: depositsOf(payments.today), lastWeek: depositsOf(payments.lastWeek) },
    withdrawals: { today: withdrawalsOf(payments.today), lastWeek: withdrawalsOf(payments.lastWeek) },
    products: products.map((product) => ({
      product,
      today: playedOf(played.today, product),
      lastWeek: playedOf(played.lastWeek, product),
    })),
  };
}

type Payments = Awaited<ReturnType<OfficeDeps['totals']['readPayments']>>;
type Played = Awaited<ReturnType<OfficeDeps['totals']['read']>>;

const depositsOf = (hours: Payments) => ({
  count: hours.reduce((sum, { deposits }) => sum + deposits, 0),
  amount: sumOf(hours, ({ depositedMinor }) => depositedMinor),
});

const withdrawalsOf = (hours: Payments) => ({
  count: hours.reduce((sum, { withdrawals }) => sum + withdrawals, 0),
  amount: sumOf(hours, ({ withdrawnMinor }) => withdrawnMinor),
});

function playedOf(hours: Played, product: string) {
  const own = hours.filter((hour) => hour.product === product);
  const staked = sumOf(own, ({ stakedMinor }) => stakedMinor);
  const refunded = sumOf(own, ({ refundedMinor }) => refundedMinor);
  const won = sumOf(own, ({ wonMinor }) => wonMinor);
  const awarded = sumOf(own, ({ awardedMinor }) => awardedMinor);
  return { staked, refunded, won, awarded, ggr: staked - refunded - won };
}

/** By the books: what all house accounts together lack is the players'. */
async function readMoney({ pool }: OfficeDeps) {
  const balances = await readHouseBalances(pool);
  const on = (...sorts: string[]) =>
    sumOf(balances, ({ account, amountMinor }) => (sorts.includes(account.split(':')[0] as string) ? amountMinor : 0n));
  const owedToPlayers = -sumOf(balances, ({ amountMinor }) => amountMinor);
  const atGateways = -on('gateway', 'bank');
  const inSuspense = on('suspense');
  const setAside = on('escrow');
  return { atGateways, owedToPlayers, inSuspense, setAside, free: atGateways - owedToPlayers - inSuspense - setAside };
}

async function readHealth({ pool }: OfficeDeps) {
  const [books, lags] = await Promise.all([readBookHealth(pool), readFeedLags(pool)]);
  const own = lags.filter(({ consumer }) => consumer === 'totals' || consumer === 'payment-totals');
  return {
    booksCheckedTo: books.checkedTo,
    placesInDoubt: books.suspects,
    totalsBehindSeconds: own.length > 0 ? Math.max(...own.map(({ lagMs }) => lagMs)) / 1_000 : null,
  };
}

function sumOf<Item>(items: readonly Item[], amount: (item: Item) => Minor): Minor {
  return items.reduce((sum, item) => sum + amount(item), 0n);
}
