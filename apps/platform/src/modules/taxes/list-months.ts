import type { Minor } from '@harmattan/kernel/money';
import { isConsumed, readHouseBalances } from '../wallet/index.ts';
import { endOf, payableOf } from './months.ts';
import { type AccountState, authoritiesOf, readAccounts } from './reconcile.ts';
import { consumer } from './record-slice.ts';
import type { TaxesDeps } from './taxes-deps.ts';
import { listClosings, listPayments, type MonthSum, type PaymentRow, sumOpenMonths } from './taxes-store.ts';

export interface AuthorityState extends AccountState {
  name: string;
  /** The newest first. */
  months: TaxMonth[];
}

export interface TaxMonth extends MonthSum {
  /** `running` also while entries of it may still come. `over`: it can be closed once earlier ones are. */
  state: 'running' | 'over' | 'closed' | 'paid';
  dueMinor: Minor;
  carriedMinor: Minor;
  payableMinor: Minor;
  closed: { by: string; at: Date } | null;
  payment: PaymentRow | null;
}

/** What is owed to each authority, month by month. */
export async function listAuthorities({ pool, rules, clock }: TaxesDeps): Promise<AuthorityState[]> {
  const names = new Map(rules.map(({ authority, authorityName }) => [authority, authorityName]));
  const authorities = authoritiesOf(rules, await readHouseBalances(pool));
  const [accounts, closings, open, payments] = [
    await readAccounts(pool, authorities),
    await listClosings(pool),
    await sumOpenMonths(pool),
    await listPayments(pool),
  ];
  const states: AuthorityState[] = [];
  for (const account of accounts) {
    const isOwn = (row: { authority: string }) => row.authority === account.authority;
    const months: TaxMonth[] = [];
    let carriedMinor: Minor = 0n;
    const rows: (MonthSum & { closed: TaxMonth['closed'] })[] = [
      ...closings.map((row) => ({ ...row, closed: { by: row.closedBy, at: row.closedAt } })),
      ...open.map((row) => ({ ...row, closed: null })),
    ];
    for (const row of rows.filter(isOwn)) {
      const payment = payments.find((paid) => isOwn(paid) && paid.month === row.month) ?? null;
      const isOver = endOf(row.month) <= clock.now() && (await isConsumed(pool, consumer, endOf(row.month)));
      const month = monthState(row, { carriedMinor, payment, isOver });
      months.push(month);
      carriedMinor = payableOf(month).carriesMinor;
    }
    states.push({ ...account, name: names.get(account.authority) ?? account.authority, months: months.toReversed() });
  }
  return states;
}

function monthState(
  { authority, month, withheldMinor, givenBackMinor, entries, closed }: MonthSum & Pick<TaxMonth, 'closed'>,
  { carriedMinor, payment, isOver }: Pick<TaxMonth, 'carriedMinor' | 'payment'> & { isOver: boolean },
): TaxMonth {
  const dueMinor = withheldMinor - givenBackMinor;
  const { payableMinor } = payableOf({ dueMinor, carriedMinor });
  const closedState = payment || payableMinor === 0n ? 'paid' : 'closed';
  return {
    ...{ authority, month, withheldMinor, givenBackMinor, entries, dueMinor, carriedMinor, payableMinor },
    ...{ closed, payment, state: closed ? closedState : isOver ? 'over' : 'running' },
  };
}
