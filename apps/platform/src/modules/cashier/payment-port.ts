import type { Minor } from '@harmattan/kernel/money';

export const gatewayNames = ['kudipal', 'selcom', 'fasthub'] as const;
export type GatewayName = (typeof gatewayNames)[number];

export type Rail =
  | 'card'
  | 'bank_transfer'
  | 'ussd'
  | 'wallet_push'
  | 'hosted_page'
  | 'pay_bill'
  | 'payout_bank'
  | 'payout_wallet';

/** A card passes through memory on its way to the gateway. It is neither stored nor logged. */
export interface Card {
  number: string;
  cvv: string;
  expiryMonth: string;
  expiryYear: string;
}

export interface Address {
  address: string;
  city: string;
  state: string;
  country: string;
  zipCode: string;
}

export interface Payer {
  userName: string;
  fullName: string;
  email: string;
}

export type DepositWay =
  | { rail: 'bank_transfer' }
  | { rail: 'card'; card: Card }
  /** A card that was paid with before, by the gateway's token for it. `id` is ours. */
  | { rail: 'card'; savedCard: { id: string; token: string } }
  | { rail: 'ussd'; bankCode: string }
  | { rail: 'wallet_push'; msisdn: string }
  | { rail: 'hosted_page'; billing: Address & { phone: string } };

export interface DepositIntent {
  reference: string;
  amountMinor: Minor;
  currency: string;
  payer: Payer;
  /** How long the gateway should take money for it. */
  lifeSeconds: number;
  /** Where the gateway's own page sends the player afterwards. */
  returnUrl: string;
  way: DepositWay;
}

export type DepositInput =
  | { kind: 'pin'; card: Card; pin: string }
  | { kind: 'address'; card: Card; address: Address }
  | { kind: 'otp'; otp: string; paymentRef: string };

/** Money that is really there, as the gateway answered when we asked. */
export interface Receipt {
  /** The gateway's number for this one transaction. */
  providerId: string;
  /** Our reference that it was paid for. */
  reference: string;
  amountMinor: Minor;
  currency: string;
  /** Whom the payer named as the one to credit, where they dial it by hand. */
  payee: string | undefined;
  /** When it was paid, where the gateway tells. */
  paidAt: Date | undefined;
  /** The bank's own number of a transfer, where the gateway tells. */
  sessionId?: string | undefined;
  /** The card that paid, where the gateway lets us charge it again. */
  card?: { token: string; brand: string; lastFour: string; expiry: string } | undefined;
}

/**
 * How a payment stands. `unknown` is an answer that is missing or cannot be read, and says nothing about the money;
 * `not known` is the gateway's own word that it never heard the reference.
 */
export type Outcome<Success> =
  | ({ kind: 'succeeded' } & Success)
  /** With a code of the gateway's list of definite failures. Two answers are equal when their codes are. */
  | { kind: 'failed'; code: string; reason: string }
  | { kind: 'pending' }
  | { kind: 'not known' }
  | { kind: 'unknown' };

export type DepositOutcome = Outcome<{ receipt: Receipt }>;
export type PayoutOutcome = Outcome<{ providerRef: string }>;

/** What has to happen next for the money to come. */
export type Step =
  | { kind: 'need pin' }
  | { kind: 'need otp'; paymentRef: string; hint: string }
  | { kind: 'need address' }
  | { kind: 'redirect'; url: string }
  | { kind: 'show account'; bankName: string; accountNumber: string; accountName: string }
  | { kind: 'show ussd'; code: string }
  | { kind: 'wait for push'; msisdn: string }
  /** The code was wrong and may be given again. */
  | { kind: 'wrong otp' }
  /** Taken; only asking will tell what became of it. */
  | { kind: 'pending' }
  | { kind: 'failed'; reason: string }
  /** The gateway cannot be reached: it has heard nothing of this. */
  | { kind: 'unavailable' }
  | { kind: 'unknown' };

export type Destination =
  /** `accountName` is the bank's name of the holder once it is stored. `phone` is the player's own, for the gateway's messages. */
  | { kind: 'bank'; bankCode: string; accountNumber: string; accountName: string; phone: string }
  | { kind: 'wallet'; channel: string; msisdn: string };

export interface PayoutIntent {
  reference: string;
  amountMinor: Minor;
  currency: string;
  destination: Destination;
}

export type PayoutAnswer =
  /** Final when the gateway says that it is paid already; asking will show it. */
  | { kind: 'accepted'; providerRef: string; isFinal: boolean }
  /** A no of the gateway's list of definite failures. The pay-out fails only after a query agrees. */
  | { kind: 'rejected'; code: string; reason: string }
  | { kind: 'unknown' };

/** A destination that the gateway has no way to pay to. Nothing is sent. */
export const methodNotAvailable: PayoutAnswer = {
  kind: 'rejected',
  code: 'METHOD',
  reason: 'PAYMENT_METHOD_NOT_AVAILABLE',
};

export interface Bank {
  code: string;
  name: string;
}

export type AccountAnswer =
  | ({ kind: 'account' } & LastingAccount)
  /** Such as for want of the player's BVN. */
  | { kind: 'refused'; reason: string }
  | { kind: 'unknown' };

/** An account that stays: every transfer to it is the player's. */
export interface LastingAccount {
  bankName: string;
  accountNumber: string;
  accountName: string;
}

export type NameAnswer = { kind: 'name'; name: string } | { kind: 'not found' } | { kind: 'unavailable' };

const lineKinds = ['deposit', 'payout', 'settlement', 'chargeback', 'refund'] as const;

/** One line of a gateway's own list of what it did for us. */
export interface ListedLine {
  kind: (typeof lineKinds)[number];
  /** The gateway's number for it; of a pay-out, our reference. */
  id: string;
  /** Ours, where the gateway repeats it. */
  reference: string | null;
  /** Another number of the gateway or the bank for it, which a payer reads on a receipt. */
  gatewayRef: string | null;
  /** Of a chargeback or a refund: the gateway's number of the deposit. */
  ofId: string | null;
  amountMinor: Minor;
  /** What the gateway keeps for itself, on top of a pay-out and out of a deposit. */
  feeMinor: Minor;
  currency: string;
  /** Only what is `done` moved money. A state that cannot be read is `pending`. */
  status: 'done' | 'pending' | 'failed';
  at: Date;
}

/** What a web hook is about. It is never believed: it only says what to ask the gateway for. */
export type WebHook =
  | { kind: 'verified'; about: 'deposit' | 'payout'; event: string; reference: string; providerId: string }
  | { kind: 'bad signature' }
  | { kind: 'malformed' };

export interface WebHookRequest {
  headers: Record<string, string | undefined>;
  rawBody: Buffer;
}

/**
 * One gateway, whatever its wire. Nothing here throws for what a gateway does or leaves undone: every failure of the far
 * end is one of the answers.
 */
export interface PaymentGateway {
  name: GatewayName;
  rails: ReadonlySet<Rail>;
  /** How long to wait before asking what became of a pay-out without an answer. */
  payoutPatienceSeconds: number;
  startDeposit(intent: DepositIntent): Promise<Step>;
  continueDeposit(intent: Omit<DepositIntent, 'way'>, input: DepositInput): Promise<Step>;
  /** By the gateway's number of one transaction where it is known, else by our reference. */
  queryDeposit(query: { reference: string; rail: Rail; providerId?: string }): Promise<DepositOutcome>;
  /** Opens an account that stays, where the gateway has such. Under the same reference it is the same account. */
  openAccount?(request: { reference: string; payer: Payer }): Promise<AccountAnswer>;
  banks(): Promise<Bank[] | undefined>;
  resolveName(account: { bankCode: string; accountNumber: string }): Promise<NameAnswer>;
  startPayout(intent: PayoutIntent): Promise<PayoutAnswer>;
  queryPayout(query: { reference: string; providerRef: string | undefined }): Promise<PayoutOutcome>;
  parseWebHook(request: WebHookRequest): WebHook;
  /** The gateway's own list for these days (`YYYY-MM-DD`, UTC, both included). Undefined when any of it cannot be read. */
  listLines(days: { from: string; to: string }): Promise<ListedLine[] | undefined>;
  /** The deposits of that list alone. */
  listDeposits(days: { from: string; to: string }): Promise<ListedLine[] | undefined>;
  /** What the gateway holds for us. Undefined when it gives no answer that can be read. */
  readBalance(): Promise<Minor | undefined>;
}
