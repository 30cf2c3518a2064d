import type { Present } from '@harmattan/kernel/clock';
import type { Minor } from '@harmattan/kernel/money';
import type { SupplierName, WalletName } from '@harmattan/wires/suppliers/names';
import type { SupplierCredentials } from '@harmattan/wires/suppliers/sandbox-credentials';
import type { Send } from './send.ts';

/** A supplier's side of its wire: what its game servers send to an operator's wallet while a player plays. */
export interface SupplierClient {
  readonly supplier: SupplierName;
  readonly can: Abilities;
  /** Shows the operator what the launch carried, and learns who is playing. */
  open(launch: Launch): Promise<Opened>;
  balance(seat: Seat): Promise<Reply>;
  stake(seat: Seat, stake: Stake): Promise<Reply>;
  win(seat: Seat, win: Win): Promise<Reply>;
  /** Undoes a stake, whether or not it ever arrived. */
  cancel(seat: Seat, cancel: Cancel): Promise<Reply>;
  /** A stake and its win in one request, where the wire has one. */
  play?(seat: Seat, play: Stake & { winMinor: Minor }): Promise<Reply>;
}

/** What a wire can say at all. */
export interface Abilities {
  /** A jackpot may be paid without a stake. */
  jackpot: boolean;
  /** A stake that costs nothing can be told of. */
  freeStake: boolean;
  /** Requests are signed, or carry a secret. */
  signature: boolean;
  /** A request names its currency. */
  currency: boolean;
  /** What a launch carries can be used once. */
  oneShotLaunch: boolean;
  /** A round may have several stakes, each undone by itself. */
  severalStakes: boolean;
  /** A win says which stake it is for. */
  winNamesStake: boolean;
  /** How the wire says that a round is over, and nothing more is paid for it. */
  roundEnd: RoundEnd;
}

export type RoundEnd =
  /** It has no word for it: a round may always win again. */
  | 'never'
  /** A win says whether it is the last one. */
  | 'said'
  /** There is one win for each stake or round. */
  | 'every-win'
  /** A win of nothing, without an id, ends the round. */
  | 'empty-win';

/** What an operator's launch told the supplier. */
export interface Launch {
  token: string;
  playerId: string;
  game: string;
  currency: string;
}

/** A player at a game, as the supplier knows them from then on. */
export interface Seat extends Launch {
  /** What the supplier calls the sitting, where its wire has a name for it. */
  sitting: string;
}

export interface Stake {
  txId: string;
  round: string;
  amountMinor: Minor;
  isFree?: boolean;
}

export interface Win {
  txId: string;
  round: string;
  amountMinor: Minor;
  /** The stake that it is for; none for a jackpot. */
  stakeTxId: string;
  kind?: 'win' | 'jackpot' | 'free';
  /** Whether the round is over with it, where the wire can say so; it is unless told otherwise. */
  isLast?: boolean;
}

export interface Cancel {
  /** What the undoing itself is called, where it has a name of its own. */
  txId: string;
  round: string;
  amountMinor: Minor;
  stakeTxId: string;
}

export type Verdict =
  | 'done'
  /** Done before, and not again. */
  | 'repeat'
  | 'insufficient'
  | 'no-session'
  | 'bad-signature'
  | 'currency'
  | 'mismatch'
  /** Refused for another reason, or for one that the wire has no word of its own for. */
  | 'refused'
  /** The result is unknown, or the wallet cannot answer now: the same call must be sent again. */
  | 'unavailable';

export interface Reply {
  verdict: Verdict;
  balanceMinor: Minor | undefined;
  /** What the operator calls the transaction. */
  id: string | undefined;
  /** The answer as it came, to show when it is not what was expected. */
  raw: string;
}

export type Opened =
  | { status: 'open'; seat: Seat; balanceMinor: Minor | undefined }
  | { status: 'refused'; raw: string };

export interface ClientOptions<Name extends WalletName> {
  /** Where the operator's wallet listens, without a slash at its end. */
  walletUrl: string;
  credentials: SupplierCredentials<Name>;
  send?: Send;
  /** For wires whose requests say when they were made. */
  clock?: Present;
}
