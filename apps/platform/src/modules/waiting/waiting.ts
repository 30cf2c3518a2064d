import type { Minor } from '@harmattan/kernel/money';

/** Everything that can wait for a person. */
export const waitingKinds = [
  'withdrawal to approve',
  'withdrawal not sent',
  'deposit in review',
  'deposit claimed',
  'deposit above a limit',
  'money not allocated',
  'answer not known',
  'wallet command refused',
  'wallet command without an answer',
  'paid after failure',
  'charged back',
  'gateway differs',
  'jackpot not paid',
  'race not paid',
  'reserve left open',
  'rounds left open',
  'win after its refund',
  'number in question',
  'case overdue',
  'case without an owner',
  'compliance case overdue',
  'compliance case without an owner',
  'report overdue',
  'order to answer',
  'licence expired',
  'licence expires within 7 days',
  'licence expires within 30 days',
  'licence expires within 60 days',
  'bet to decide',
  'code above the alarm',
  'identity to decide',
] as const;
export type WaitingKind = (typeof waitingKinds)[number];

export interface WaitingItem {
  /** Of the record that waits; together with the kind it names the item. */
  id: string;
  kind: WaitingKind;
  /** Null where no single player is concerned. */
  playerId: bigint | null;
  amountMinor: Minor | null;
  since: Date;
  reason: string;
}

/** A module's own list. It reads what is there and changes nothing. */
export type WaitingList = () => Promise<WaitingItem[]>;

export interface Waiting {
  /** The oldest first. */
  waitingForOperator(): Promise<WaitingItem[]>;
}

/** One list of everything that waits for a person, made of the modules' lists. */
export function createWaiting(lists: WaitingList[]): Waiting {
  return {
    async waitingForOperator() {
      const items = (await Promise.all(lists.map((list) => list()))).flat();
      return items.sort((a, b) => a.since.getTime() - b.since.getTime() || (a.id < b.id ? -1 : 1));
    },
  };
}
