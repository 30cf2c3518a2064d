import type { StatementLine, WalletReads } from '../wallet/index.ts';
import { readMemo } from './move-memo.ts';
import { type Area, areaOf, areaOfRound, type NameDeps, type RoundSummary, summaryOf } from './round-summary.ts';
import type { SuppliersDeps } from './suppliers-deps.ts';
import { type ToldRound, tellRounds } from './tell-rounds.ts';
import { readWholeRounds, roundOf } from './whole-rounds.ts';

/** So many rounds come at once, so many entries are looked through at a time for them, and so often for one page. */
const roundsPerPage = 50;
const linesPerLook = 500;
const looksMax = 20;

export interface RoundMove {
  time: Date;
  kind: 'stake' | 'win' | 'cash-out' | 'refund' | 'jackpot' | 'promotion' | 'correction' | 'tax';
  amount: bigint;
  isRefused: boolean;
  isReceived: boolean;
  balance: bigint;
  reference: string;
}

type RoundDeps = Pick<SuppliersDeps, 'bets' | 'taxes' | 'raceNamesOf'> & { wallet: WalletReads } & NameDeps;

interface ListQuery {
  playerId: bigint;
  before: bigint | undefined;
  area?: Area | 'all';
  state?: 'all' | 'open' | 'settled';
}

/**
 * The rounds that moved last, newest first, from `before` down. A round is told whole, where it moved last. A page may be
 * short and still have a next one, when little of what moved is of the area and the state.
 */
export async function listRounds(
  deps: RoundDeps,
  query: ListQuery,
): Promise<{ rounds: ToldRound[]; next: string | null }> {
  const found: RoundSummary[] = [];
  let { before } = query;
  for (let look = 0; look < looksMax; look += 1) {
    const seen = await lookThrough(deps, { ...query, before, roundsMax: roundsPerPage - found.length });
    found.push(...seen.rounds);
    before = seen.next;
    if (before === undefined || found.length >= roundsPerPage) break;
  }
  const rounds = await tellRounds(deps, query.playerId, found);
  return { rounds, next: before === undefined ? null : String(before) };
}

async function lookThrough(
  deps: RoundDeps,
  { playerId, before, area = 'all', state = 'all', roundsMax }: ListQuery & { roundsMax: number },
): Promise<{ rounds: RoundSummary[]; next: bigint | undefined }> {
  const { wallet } = deps;
  const lines = await wallet.statement({
    playerId,
    limit: linesPerLook,
    inRounds: true,
    ...(before !== undefined && { beforeVersion: before }),
  });
  const newest = new Map<string, bigint>();
  let next = lines.length === linesPerLook ? lines.at(-1)?.version : undefined;
  let lastVersion = 0n;
  for (const line of lines) {
    const { version } = line;
    const round = roundOf(line);
    if (round === null || newest.has(round) || !mayBeOf(line, area)) continue;
    if (newest.size === roundsMax) {
      next = lastVersion;
      break;
    }
    newest.set(round, version);
    lastVersion = version;
  }
  const entriesOf = await readWholeRounds(wallet, { playerId, rounds: [...newest.keys()] });
  const whole = [...newest.keys()].map((round) => entriesOf.get(round) ?? []);
  const rounds = whole.filter(
    (entries) =>
      // Else it was on a page before, because it moved again after what this page begins with.
      (before === undefined || (entries.at(-1)?.version ?? 0n) < before) &&
      (area === 'all' || areaOfRound(entries) === area),
  );
  const summaries = rounds.map((entries) => summaryOf(deps, entries));
  const ofState = summaries.filter((round) => state === 'all' || (round.state === 'open') === (state === 'open'));
  return { rounds: ofState, next };
}

function mayBeOf(line: StatementLine, area: Area | 'all'): boolean {
  return area === 'all' || (areaOf(line) ?? area) === area;
}

export async function readRound(
  deps: RoundDeps,
  { playerId, id }: { playerId: bigint; id: string },
): Promise<{ round: ToldRound; roundReference: string; moves: RoundMove[] } | undefined> {
  const entries = (await readWholeRounds(deps.wallet, { playerId, rounds: [id] })).get(id);
  if (!entries) return undefined;
  const [round] = (await tellRounds(deps, playerId, [summaryOf(deps, entries)])) as [ToldRound];
  return {
    round,
    roundReference: readMemo(entries[0]?.memo ?? null).round,
    moves: entries.map(moveOf),
  };
}

const kinds: Record<string, RoundMove['kind']> = {
  stake: 'stake',
  win: 'win',
  'cash-out': 'cash-out',
  refund: 'refund',
  jackpot: 'jackpot',
  promotion: 'promotion',
  'race-prize': 'promotion',
  correction: 'correction',
  tax: 'tax',
};

function moveOf(line: StatementLine): RoundMove {
  const movedMinor = line.houseMinor < 0n ? -line.houseMinor : line.houseMinor;
  return {
    time: line.at,
    kind: kinds[line.about] ?? 'correction',
    amount: line.status === 'ok' ? movedMinor : line.amountMinor,
    isRefused: line.status !== 'ok' && line.status !== 'reversed-unseen',
    isReceived: line.houseMinor < 0n || (line.houseMinor === 0n && (line.kind === 'credit' || line.kind === 'reverse')),
    balance: line.availableMinor,
    reference: readMemo(line.memo).txId,
  };
}
