import { escapeXml } from './xml.ts';
import { refuse, walkXml } from './xml-walk.ts';

/** A bet on thirty matches has about seventy. */
const elementsMax = 500;
const depthMax = 12;

interface Element {
  name: string;
  attributes: Record<string, string>;
}

/** How a purchase stands: of each of its lines, what it came to. */
export type BtiStatus = 'Opened' | 'Won' | 'Lost' | 'Draw' | 'Canceled' | 'Cashout';

/** What a bet is on, as the body of a reserve tells it. */
export interface BtiLine {
  eventId: string;
  branch: string;
  league: string;
  event: string;
  market: string;
  yourBet: string;
  decimalOdds: string;
  startsAt: Date;
  isLive: boolean;
}

export interface BtiBets {
  customerId: string;
  reserveId: string;
  amount: string;
  currency: string;
  purchaseId: string;
  gain: string;
  /** What the bet is called, in words: `System 2/3 + 1, 3 lines`, `Bet builder, 2 picks`. */
  kind?: string | undefined;
  lines: readonly BtiLine[];
}

/** The body of `reserve` and `debitreserve`. */
export function writeBets(bets: BtiBets): string {
  const { customerId: cust_id, reserveId: reserve_id, amount, purchaseId, gain, kind, lines } = bets;
  const isLive = lines.some((line) => line.isLive);
  const told = lines.map((line) =>
    tag('Line', {
      EventID: line.eventId,
      BranchName: line.branch,
      LeagueName: line.league,
      EventName: line.event,
      LineTypeName: line.market,
      YourBet: line.yourBet,
      DecimalOdds: line.decimalOdds,
      EventDateUTC: line.startsAt.toISOString(),
      IsLive: line.isLive ? '1' : '0',
    }),
  );
  const bet = tag(
    'Bet',
    {
      ...{ BetID: purchaseId, Stake: amount, Gain: gain, IsLive: isLive ? '1' : '0', Status: 'Opened' },
      ...(kind && { BetTypeName: kind }),
    },
    tag('Lines', {}, told.join('')),
  );
  return tag('Bets', { cust_id, reserve_id, amount, currency_code: bets.currency, platform: 'M' }, bet);
}

export interface ReadBets {
  customerId: string | undefined;
  reserveId: string | undefined;
  amount: string | undefined;
  currency: string | undefined;
  /** What it is on, in words. */
  note: string | undefined;
  /** What it would pay at most, in decimal units. */
  gain: string | undefined;
  isSystem: boolean;
  /** The attributes of each line, under the supplier's names. */
  lines: Record<string, string>[];
}

/** Undefined for what is no such body; of a body that is one, whatever it tells. */
export function readBets(body: string): ReadBets | undefined {
  const elements = readElements(body);
  const [root] = elements ?? [];
  if (!elements || root?.name !== 'Bets') return undefined;
  const { cust_id, reserve_id, amount, currency_code } = root.attributes;
  const bet = elements.find(({ name }) => name === 'Bet')?.attributes;
  const lines = elements.filter(({ name }) => name === 'Line' || name === 'Selection');
  return {
    customerId: cust_id,
    reserveId: reserve_id,
    amount,
    currency: currency_code,
    note: noteOf(lines),
    gain: bet?.Gain,
    isSystem: bet?.BetTypeName?.startsWith('System') ?? false,
    lines: lines.map(({ attributes }) => attributes),
  };
}

function noteOf(lines: Element[]): string | undefined {
  const words = lines.map(({ attributes: { EventName, LineTypeName, YourBet } }) =>
    [EventName, LineTypeName, YourBet].filter((part) => part !== undefined && part !== '').join(': '),
  );
  return words.join('; ') || undefined;
}

export interface BtiPurchase {
  customerId: string;
  amount: string;
  reserveId: string;
  purchaseId: string;
  /** What it was before, and what it is now. */
  from: BtiStatus;
  to: BtiStatus;
  /** Whether a part of it goes on, of which more may be paid. */
  isOpen?: boolean;
}

/** The body of `creditcustomer` and `debitcustomer`. */
export function writePurchase(root: 'Credit' | 'Debit', purchase: BtiPurchase): string {
  const { customerId: CustomerID, amount: Amount, reserveId: ReserveID, purchaseId: PurchaseID, from, to } = purchase;
  const change = tag('Change', { OldStatus: from, NewStatus: to, Amount });
  const selection = tag('Selection', { SelectionID: '1' }, tag('Changes', {}, change));
  const attributes = { ReserveID, PurchaseID, Amount, CurrentStatus: purchase.isOpen ? 'Opened' : 'Closed' };
  const told = tag('Purchase', attributes, tag('Selections', {}, selection));
  return tag(root, { CustomerID, Amount }, tag('Purchases', {}, told));
}

export interface ReadPurchase {
  customerId: string | undefined;
  purchaseId: string | undefined;
  /** Whether a part of it goes on. A body that does not say so is about the whole. */
  isOpen: boolean;
  /** Every change of a line that is told. */
  changes: { from: string | undefined; to: string | undefined }[];
}

/** One purchase. A body about several says nothing that one id could stand for. */
export function readPurchase(root: 'Credit' | 'Debit', body: string): ReadPurchase | undefined {
  const elements = readElements(body);
  const [first] = elements ?? [];
  const purchases = (elements ?? []).filter(({ name }) => name === 'Purchase');
  if (!elements || first?.name !== root || purchases.length !== 1) return undefined;
  const changes = elements
    .filter(({ name }) => name === 'Change')
    .map(({ attributes: { OldStatus: from, NewStatus: to } }) => ({ from, to }));
  const { PurchaseID: purchaseId, CurrentStatus } = purchases[0]?.attributes ?? {};
  return { customerId: first.attributes.CustomerID, purchaseId, isOpen: CurrentStatus === 'Opened', changes };
}

function readElements(text: string): Element[] | undefined {
  const elements: Element[] = [];
  let depth = 0;
  const isRead = walkXml(text, {
    open(name, attributes) {
      depth += 1;
      if (depth > depthMax || elements.length === elementsMax) refuse();
      elements.push({ name, attributes: { ...attributes } });
    },
    text(piece) {
      if (piece.trim() !== '') refuse();
    },
    close() {
      depth -= 1;
    },
  });
  return isRead ? elements : undefined;
}

function tag(name: string, attributes: Record<string, string>, inside = ''): string {
  let text = `<${name}`;
  for (const attribute in attributes) text += ` ${attribute}="${escapeXml(attributes[attribute] as string)}"`;
  return `${text}>${inside}</${name}>`;
}
