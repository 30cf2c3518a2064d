import type { Minor } from '@harmattan/kernel/money';
import type pg from 'pg';
import { keyOf, readDoneKeys, readHouseBalance } from '../wallet/index.ts';
import { aboveLimitKey } from './above-limit.ts';
import { bookingKey } from './book-lines.ts';
import { withdrawalKey } from './carry-out-money.ts';
import { suspenseKey } from './carry-suspense.ts';
import type { GatewayName, ListedLine } from './payment-port.ts';
import { type ComparedRow, compareRows } from './store/compare-books.ts';

export type ItemKind = 'missing here' | 'missing there' | 'differs' | 'in flight';

/** One transaction that the gateway's balance and our account of it have differently, and by how much. */
export interface BookItem {
  kind: ItemKind;
  /** Such as `deposit 1000001`. */
  item: string;
  /** What the gateway has of it, less what we have. */
  minor: Minor;
  since: Date;
  row: ComparedRow;
}

export interface ComparedBooks {
  ourBalanceMinor: Minor;
  suspenseMinor: Minor;
  items: BookItem[];
}

/** Compares the gateway's list, as it was read last, with our books: one snapshot of records and accounts. */
export async function compareBooks(
  pool: pg.Pool,
  { gateway, currency }: { gateway: GatewayName; currency: string },
): Promise<ComparedBooks> {
  const client = await pool.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    const rows = await compareRows(client, { gateway, currency });
    const commands = rows.map((row) => commandOf(gateway, row));
    const done = await readDoneKeys(
      client,
      commands.flatMap((command) => (command ? [command.key] : [])),
    );
    const items = rows.flatMap((row, at) => {
      const command = commands[at];
      return itemOf(row, row.oursMinor + carriedOut(command, done));
    });
    return {
      // A house account is what it received: what a gateway holds for us, it paid.
      ourBalanceMinor: -(await readHouseBalance(client, `gateway:${gateway}`)),
      suspenseMinor: await readHouseBalance(client, `suspense:${gateway}`),
      items,
    };
  } finally {
    await client.query('rollback').then(
      () => client.release(),
      () => client.release(true),
    );
  }
}

/** A credit may be less than the deposit, for a limit of its player. */
function carriedOut(command: Command | undefined, done: ReadonlyMap<string, Minor>): Minor {
  const movedMinor = command && done.get(command.key);
  if (!command || movedMinor === undefined) return 0n;
  return command.isCredit ? movedMinor : command.addsMinor;
}

function itemOf(row: ComparedRow, oursMinor: Minor): BookItem[] {
  const minor = row.theirsMinor - oursMinor;
  if (minor === 0n) return [];
  return [{ kind: kindOf(row), item: `${row.about} ${row.id}`, minor, since: row.since, row }];
}

function kindOf({ isMoving, isListed, isKnown }: ComparedRow): ItemKind {
  if (isMoving) return 'in flight';
  if (!isKnown) return 'missing here';
  return isListed ? 'differs' : 'missing there';
}

interface Command {
  key: string;
  addsMinor: Minor;
  isCredit?: boolean;
}

/** The wallet command that is under way for a row, and what it adds to our account of the gateway once it is carried out. */
function commandOf(gateway: GatewayName, row: ComparedRow): Command | undefined {
  const { due, suspense, moneyKey, paymentId, above } = row;
  const minor = row.dueMinor ?? 0n;
  if (above !== null && paymentId !== null) {
    const move = above === 'entering' ? 'enter' : 'return';
    const aboveMinor = row.aboveMinor ?? 0n;
    const key = aboveLimitKey({ payment_id: paymentId, releases: 0 }, move);
    return { key, addsMinor: above === 'entering' ? aboveMinor : -aboveMinor };
  }
  if (suspense === 'entering' || suspense === 'leaving') {
    const key = suspenseKey({ gateway, provider_id: row.id }, suspense === 'entering' ? 'suspend' : 'release');
    return { key, addsMinor: suspense === 'entering' ? minor : -minor };
  }
  if (due === 'book') {
    const kind = row.lineKind as Exclude<ListedLine['kind'], 'chargeback' | 'refund'>;
    return {
      key: bookingKey({ gateway, kind, id: row.id.slice(kind.length + 1), bookings: row.bookings }),
      addsMinor: -minor,
    };
  }
  if (due === null || paymentId === null || moneyKey === null) return undefined;
  switch (due) {
    case 'credit':
      // Out of suspense it leaves the gateway's account as it is.
      return row.isFromSuspense ? undefined : { key: moneyKey, addsMinor: minor, isCredit: true };
    case 'debit':
      return { key: moneyKey, addsMinor: -minor };
    case 'post':
      return { key: withdrawalKey(paymentId, 'post'), addsMinor: -minor };
    case 'reverse':
      return { key: withdrawalKey(paymentId, 'reverse'), addsMinor: minor };
    case 'undo':
      return { key: keyOf({ source: 'cashier', class: 'withdrawal-undo', id: moneyKey }), addsMinor: minor };
    default:
      return undefined;
  }
}
