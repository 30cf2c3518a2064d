import { createStore, type Store } from '@harmattan/sandbox-ui/store';
import type { VNode } from 'preact';
import type { Account, ChosenManner, Message, Payout, Push, RecentNumber } from '../../../src/phone/contract.ts';
import type { PanelId } from './address.ts';

/** What a browser fetches after the messages are shown: most people come for a code. */
export interface Rest {
  Panels(): VNode;
  Faults(): VNode;
}

export interface Held {
  number: string;
  /** What was shown of this number before it was opened now. */
  seenBefore: string;
}

/** The state of the phone. What belongs to the held number is undefined until it is read. */
export interface PhoneState {
  held: Store<Held | undefined>;
  /** A text that was opened and is no number. */
  wrongText: Store<string | undefined>;
  panel: Store<PanelId>;
  /** The other panels, once they are fetched. */
  rest: Store<Rest | undefined>;
  numbers: Store<RecentNumber[]>;
  messages: Store<Message[] | undefined>;
  accounts: Store<Account[] | undefined>;
  pushes: Store<Push[] | undefined>;
  payouts: Store<Payout[] | undefined>;
  manner: Store<ChosenManner | undefined>;
  /** The last round of calls had no answer to one of them. */
  isCutOff: Store<boolean>;
  /** What the screen reader says next. */
  said: Store<string>;
}

export function createState(panel: PanelId): PhoneState {
  return {
    held: createStore<Held | undefined>(undefined),
    wrongText: createStore<string | undefined>(undefined),
    panel: createStore(panel),
    rest: createStore<Rest | undefined>(undefined),
    numbers: createStore<RecentNumber[]>([]),
    messages: createStore<Message[] | undefined>(undefined),
    accounts: createStore<Account[] | undefined>(undefined),
    pushes: createStore<Push[] | undefined>(undefined),
    payouts: createStore<Payout[] | undefined>(undefined),
    manner: createStore<ChosenManner | undefined>(undefined),
    isCutOff: createStore(false),
    said: createStore(''),
  };
}
