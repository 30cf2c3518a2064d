import type { Clock } from '@harmattan/kernel/clock';
import type { Ids } from '@harmattan/kernel/ids';
import type { LevelAllowance } from '@harmattan/kernel/markets/market';
import type { Minor } from '@harmattan/kernel/money';
import type { Queryable } from '@harmattan/process/transaction';
import type pg from 'pg';
import type { Log } from '../../plumbing/log.ts';
import type { Outbox } from '../../plumbing/outbox/outbox.ts';
import type { Vault } from '../../plumbing/vault.ts';
import type { Cases } from '../cases/index.ts';
import type { Compliance } from '../compliance/index.ts';
import type { Incidents } from '../incidents/index.ts';
import type { Wallet } from '../wallet/index.ts';
import type { ApprovalLimits } from './approval-rules.ts';
import type { GatewayName, PaymentGateway } from './payment-port.ts';

/** What the player typed to show once more that it is them. */
export interface Proof {
  password?: string | undefined;
  code?: string | undefined;
}

export type StepUpProblem =
  | 'password needed'
  | 'code needed'
  | 'password or text needed'
  | 'wrong password'
  | 'wrong code'
  | 'wrong text'
  | 'too many attempts';

/** What every use case of the module works with. */
export interface CashierDeps {
  pool: pg.Pool;
  ids: Ids;
  clock: Clock;
  log: Log;
  outbox: Pick<Outbox, 'record' | 'wake'>;
  wallet: Wallet;
  /** Those that are switched on. */
  gateways: ReadonlyMap<GatewayName, PaymentGateway>;
  /** `changedAt`: when the player replaced an earlier name; without it the name is the first one. */
  nameOf(
    playerId: bigint,
  ): Promise<{ firstName: string; lastName: string; changedAt?: Date | null | undefined } | undefined>;
  /** Asks a player in an open session once more who they are. */
  confirmPlayer(session: { sessionId: string; playerId: bigint }, proof: Proof): Promise<'confirmed' | StepUpProblem>;
  /** Asked before a withdrawal, and before a payment is asked for on the player's phone. */
  requireProvenNumber(playerId: bigint, wanted: 'withdrawal' | 'push'): Promise<'proven' | 'not proven'>;
  isOnNewDevice(sessionId: string, options: { youngSeconds: number }): Promise<boolean>;
  rankOf(playerId: bigint): Promise<number>;
  /** How much the player pays in or out, as well as the house knows them. Undefined: as much as they like. */
  allowanceOf(db: Queryable, playerId: bigint, direction: 'deposit' | 'withdraw'): Promise<LevelAllowance | undefined>;
  /** Whether a register knows the player. True where no identity is asked for. */
  isIdentified(playerId: bigint): Promise<boolean>;
  playerByUserName(userName: string): Promise<{ playerId: bigint; userName: string } | undefined>;
  currency: string;
  siteUrl: string;
  /** How often a player tries a card in an hour, a card is tried in a day, and cards of all players are refused in ten minutes. */
  cardLimits: { ofPlayerMax: number; onCardMax: number; refusedAlarm: number };
  /** Claims that a person has to look at, in the transaction that says so, and what became of them. */
  cases: Pick<Cases, 'openForClaim' | 'endForClaim'>;
  /** Told of what is done and of what is suspicious, in the transaction of the payment. */
  compliance: Pick<Compliance, 'countPayment' | 'unplayedRule' | 'openForSuspicion'>;
  /** What is switched off for everyone. */
  incidents: Pick<Incidents, 'find' | 'findCurrent' | 'current'>;
  /** For the operator. */
  raiseAlarm(alarm: 'card testing', about: { playerId: bigint }): Promise<void>;
  /** Seals what stands for players' cards. */
  vault: Pick<Vault, 'keyId' | 'seal' | 'open'>;
  /** A secret under which a card's number is counted. */
  cardKey: string;
  approvalLimits: ApprovalLimits;
  /** How many small differences a holder's name may have, and for how long a changed name vouches for nothing. */
  nameRules: { tolerance: number; changeSeconds: number };
  /** Whether a deposit that has arrived is told by a text, which costs the operator money. */
  textsDeposits: boolean;
  /** Whether a player may cancel a withdrawal that is not sent yet. */
  canPlayersCancel: boolean;
  /** How long a withdrawal is held back, and for what; 0: not at all. */
  sendWaits: { cancelWindowSeconds: number; newDestinationSeconds: number };
  /** Above this amount, a withdrawal to a new bank account from a device that is new for `youngSeconds` is held back. */
  newDevice: { aboveMinor: Minor; youngSeconds: number; waitSeconds: number };
  /** Has the sweeper look at what is due now rather than at its next round. */
  wake(): void;
}

/** Who is paying in or out. */
export interface Customer {
  playerId: bigint;
  userName: string;
}
