import { supplierNames } from '@harmattan/wires/suppliers/names';
import type { StatementLine } from '../wallet/index.ts';
import { readMemo } from './move-memo.ts';
import type { SuppliersDeps } from './suppliers-deps.ts';

/** So many rounds come at once, and so many entries are looked through for them. */
const roundsPerPage = 50;
const linesPerLook = 500;

export interface RoundSummary {
  id: string;
  time: Date;
  gameName: string;
  provider: string;
  stake: bigint;
  win: bigint;
  state: 'open' | 'won' | 'lost' | 'canceled' | 'free';
}

export interface RoundMove {
  time: Date;
  kind: 'stake' | 'win' | 'refund' | 'jackpot' | 'promotion' | 'correction';
  amount: bigint;
  isRefused: boolean;
  balance: bigint;
  reference: string;
}

type RoundDeps = Pick<SuppliersDeps, 'wallet' | 'findGame' | 'providerName'>;

/** The rounds that moved last, newest first, from `before` down. A round is told whole, where it moved last. */
export async function listRounds(
  deps: RoundDeps,
  { playerId, before }: { playerId: bigint; before: bigint | undefined },
): Promise<{ rounds: RoundSummary[]; next: string | null }> {
  const lines = await deps.wallet.statement({
    playerId,
    limit: linesPerLook,
    inRounds: true,
    ...(before !== undefined && { beforeVersion: before }),
  });
  const newest = new Map<string, bigint>();
  let [lastVersion, isFull] = [0n, false];
  for (const { round, version } of lines) {
    if (round === null || newest.has(round)) continue;
    if (newest.size === roundsPerPage) {
      isFull = true;
      break;
    }
    newest.set(round, version);
    lastVersion = version;
  }
  const entriesOf = Map.groupBy(
    await deps.wallet.rounds({ playerId, rounds: [...newest.keys()] }),
    ({ round }) => round as string,
  );
  const whole = [...newest.keys()].map((round) => entriesOf.get(round) ?? []);
  // One that was on a page before, because it moved again after what this page begins with.
  const own = whole.filter((entries) => before === undefined || (entries.at(-1)?.version ?? 0n) < before);
  const hasMore = isFull || lines.length === linesPerLook;
  const goOn = isFull ? lastVersion : (lines.at(-1)?.version ?? 0n);
  return { rounds: own.map((entries) => summaryOf(deps, entries)), next: hasMore ? String(goOn) : null };
}

export async function readRound(
  deps: RoundDeps,
  { playerId, id }: { playerId: bigint; id: string },
): Promise<{ round: RoundSummary; roundReference: string; moves: RoundMove[] } | undefined> {
  const entries = await deps.wallet.rounds({ playerId, rounds: [id] });
  if (entries.length === 0) return undefined;
  return {
    round: summaryOf(deps, entries),
    roundReference: readMemo(entries[0]?.memo ?? null).round,
    moves: entries.map(moveOf),
  };
}

type Entries = StatementLine[];

function summaryOf({ findGame, providerName }: RoundDeps, entries: Entries): RoundSummary {
  const [first] = entries as [StatementLine];
  const { supplier, game } = nameOf(first);
  const accepted = entries.filter(({ status }) => status === 'ok');
  const sum = (of: (line: StatementLine) => boolean) =>
    accepted.filter(of).reduce((total, { houseKobo }) => total + houseKobo, 0n);
  const stake = sum(({ kind, about }) => (kind === 'debit' && about === 'stake') || kind === 'reverse');
  const win = -sum(({ kind, about }) => kind === 'credit' || (kind === 'debit' && about === 'correction'));
  return {
    id: first.round as string,
    time: first.at,
    gameName: (supplier && findGame({ supplier, externalId: game })?.name) ?? game,
    provider: supplier ? providerName(supplier) : '',
    stake,
    win,
    state: stateOf(accepted, { stake, win }),
  };
}

function stateOf(accepted: Entries, { stake, win }: { stake: bigint; win: bigint }): RoundSummary['state'] {
  const hasStakes = accepted.some(({ kind, about }) => kind === 'debit' && about === 'stake');
  // A jackpot may fall while the round goes on.
  const isPaid = accepted.some(({ kind, of }) => kind === 'credit' && (of !== null || !hasStakes));
  if (isPaid && (stake > 0n || win > 0n)) return win > 0n ? 'won' : 'lost';
  if (stake > 0n) return 'open';
  return accepted.some(({ kind, houseKobo }) => kind === 'debit' && houseKobo === 0n) ? 'free' : 'canceled';
}

const kinds: Record<string, RoundMove['kind']> = {
  stake: 'stake',
  win: 'win',
  refund: 'refund',
  jackpot: 'jackpot',
  promotion: 'promotion',
  correction: 'correction',
};

function moveOf(line: StatementLine): RoundMove {
  const movedKobo = line.houseKobo < 0n ? -line.houseKobo : line.houseKobo;
  return {
    time: line.at,
    kind: kinds[line.about] ?? 'correction',
    amount: line.status === 'ok' ? movedKobo : line.amountKobo,
    isRefused: line.status !== 'ok' && line.status !== 'reversed-unseen',
    balance: line.availableKobo,
    reference: readMemo(line.memo).txId,
  };
}

/** Whose round it was: the books know by the house account that was paid into, the memo by the game. */
function nameOf({ house, memo }: StatementLine): {
  supplier: (typeof supplierNames)[number] | undefined;
  game: string;
} {
  const supplier = supplierNames.find((name) => house === `house:${name}`);
  return { supplier, game: readMemo(memo).game };
}
