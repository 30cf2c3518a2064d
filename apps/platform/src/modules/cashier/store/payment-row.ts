import type { Minor } from '@harmattan/kernel/money';
import type { DepositState } from '../deposit-rules.ts';
import type { HistoryStatus } from '../history-rules.ts';
import type { Destination, GatewayName } from '../payment-port.ts';
import type { WithdrawalState } from '../withdrawal-rules.ts';

/** What the player was shown or asked for last. */
export type KeptStep =
  | { kind: 'need pin' | 'need address' }
  // Steps that were kept by an older version have neither address nor hint.
  | { kind: 'redirect'; url?: string }
  | { kind: 'need otp'; paymentRef: string; hint?: string }
  | { kind: 'show account'; bankName: string; accountNumber: string; accountName: string }
  | { kind: 'show ussd'; code: string }
  /** Whom the payer has to name, in the words of the wire; money for anybody else is not this payment's. */
  | { kind: 'pay bill'; payee: string }
  /** Paid to the player's own account, under its reference at the gateway. */
  | { kind: 'own account'; reference: string };

export type MoneyDue = 'credit' | 'hold' | 'post' | 'void' | 'reverse' | 'debit' | 'undo';

interface Payment {
  id: string;
  player_id: bigint;
  view_name: string;
  gateway: GatewayName;
  reference: string;
  provider_ref: string | null;
  amount_kobo: Minor;
  received_kobo: Minor | null;
  currency: string;
  status: HistoryStatus;
  money_due: MoneyDue | null;
  money_key: string | null;
  /** Whether the suspense account pays the credit, rather than the gateway's. */
  from_suspense: boolean;
  /** The player wants the card kept. */
  save_card: boolean;
  charged_back_kobo: Minor | null;
  balance_after_kobo: Minor | null;
  step: KeptStep | null;
  bonus_code: string | null;
  created_at: Date;
  sent_at: Date | null;
  sends: number;
  next_check_at: Date | null;
  attempts: number;
  /** A definite failure that waits for a second equal answer. */
  failure_code: string | null;
  failure_from: 'send' | 'query' | null;
  failure_at: Date | null;
  note: string | null;
  approved_by: 'system' | 'operator' | null;
  /** The operator's reference of a pay-out that was paid outside of its gateway. */
  paid_by_hand: string | null;
  /** A withdrawal is neither approved automatically nor sent before. */
  send_not_before: Date | null;
  /** Whose end an approved withdrawal waits for, or waited for last. */
  waits_for_incident: string | null;
  /** The database's present when the row was read. */
  now: Date;
}

/** What texts to players are written in. */
export type TextLanguage = 'en' | 'sw' | 'zh';

export interface DepositRow extends Payment {
  direction: 'deposit';
  state: DepositState;
  expires_at: Date;
  destination: null;
}

export interface WithdrawalRow extends Payment {
  direction: 'withdraw';
  state: WithdrawalState;
  expires_at: null;
  destination: Destination;
  session_epoch: number;
  /** To a bank account, asked for on a device that was new to the player. */
  from_new_device: boolean;
}

/** What the rules ask about a withdrawal. Before it is opened it has no id, and may have no destination yet. */
export interface Prospect extends Pick<WithdrawalRow, 'player_id' | 'amount_kobo' | 'from_new_device' | 'now'> {
  id: string | null;
  destination: Destination | undefined;
}

export type PaymentRow = DepositRow | WithdrawalRow;
