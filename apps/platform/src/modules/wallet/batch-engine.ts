import { assert } from '@harmattan/kernel/assert';
import type { Clock } from '@harmattan/kernel/clock';
import type { Ids } from '@harmattan/kernel/ids';
import pg from 'pg';
import type { Log } from '../../plumbing/log.ts';
import { createBatchQueue } from './batch-queue.ts';
import { batchParameters, batchStatement, type Kind, type LegRow, type WrittenRow } from './batch-statement.ts';
import { queryPoolDurably } from './durable-query.ts';
import type { Engine, Prepared } from './engine.ts';
import type { Answer } from './operations.ts';
import { repeatOf } from './repeat.ts';
import { WalletUnavailable } from './wallet.ts';
import { confirmEntries, type JournalRow, openAccounts, readLimited } from './wallet-store.ts';

export interface BatchEngineOptions {
  /** Connections of the wallet's own: no other module's slow query delays a money command. */
  openPool(): pg.Pool;
  clock: Clock;
  ids: Ids;
  log: Log;
  currency: string;
  waitingMax: number;
  playerWaitingMax: number;
  batchMax: number;
  lanes: number;
  /** How long to go on trying before the caller is told that it is not known. */
  patienceMs: number;
}

interface Job {
  legs: Prepared[];
  rows: LegRow[];
  startedAt: number;
  settle(answers: Answer[]): void;
  fail(error: Error): void;
}

/** An account that another transaction has locked is soon free again; a database that does not answer needs longer. */
const busyPauseMs = 5;
const noAnswerPauseMs = 200;
/** Linked legs are looked for among each other, which takes the square of their number. */
const linkedMax = 100;
interface Statement extends Kind {
  name: string;
  text: string;
}

/** Of accounts without limits, and of those with. */
type Statements = Record<'plain' | 'single' | 'linked', Statement>;

/** What is neither answered nor failed yet. */
interface Left {
  jobs: Job[];
  unanswered: boolean;
}

const nothingLeft: Left = { jobs: [], unanswered: false };
const unlimited = statementsFor({ limited: false });
const limited = statementsFor({ limited: true });
/** Players of whom is remembered that their accounts have limits. Beyond it, an account is asked for once more each time. */
const limitedMax = 100_000;

export function createBatchEngine(options: BatchEngineOptions): Engine {
  const { ids, log } = options;
  let pool = options.openPool();
  const hasLimits = new Set<bigint>();

  /** Where one connection fell silent the others may have as well; new ones are sooner there than old ones are given up. */
  function leave(silent: pg.Pool): void {
    if (silent !== pool) return;
    pool = options.openPool();
    silent.end().catch((error: unknown) => log.warn({ err: error }, 'old connections of the wallet did not end well'));
  }

  const queue = createBatchQueue<Job>({
    ...options,
    playerOf,
    async work(batch) {
      const timely = batch.filter((job) => !failWhenTooLate(job));
      const left = await Promise.all([
        ...submitTo(
          unlimited,
          timely.filter((job) => !hasLimits.has(playerOf(job))),
        ),
        ...submitTo(
          limited,
          timely.filter((job) => hasLimits.has(playerOf(job))),
        ),
      ]);
      const undecided = left.flatMap(({ jobs }) => jobs);
      return { undecided, pauseMs: left.some(({ unanswered }) => unanswered) ? noAnswerPauseMs : busyPauseMs };
    },
  });

  function submitTo({ plain, single, linked }: Statements, jobs: Job[]): Promise<Left>[] {
    const alone = jobs.filter((job) => job.legs.length === 1);
    const together = jobs.filter((job) => job.legs.length > 1);
    const groups = Array.from({ length: Math.ceil(together.length / linkedMax) }, (_, at) =>
      together.slice(at * linkedMax, (at + 1) * linkedMax),
    );
    const statement = alone.some((job) => job.rows.some(refers)) ? single : plain;
    return [decide(statement, alone), ...groups.map((group) => decide(linked, group))];
  }

  function failWhenTooLate(job: Job): boolean {
    if (performance.now() - job.startedAt < options.patienceMs) return false;
    job.fail(new WalletUnavailable('no answer from the database in time'));
    return true;
  }

  async function decide(statement: Statement, jobs: Job[]): Promise<Left> {
    if (jobs.length === 0) return nothingLeft;
    const rows = jobs
      .flatMap((job) => job.rows)
      .sort((a, b) => (a.playerId < b.playerId ? -1 : Number(a.playerId > b.playerId)));
    let written: WrittenRow[];
    const used = pool;
    try {
      const { name, text } = statement;
      const values = batchParameters(rows, ids.next(), statement);
      written = (await queryPoolDurably<WrittenRow>(used, { name, text, values, rowMode: 'array' })).rows;
    } catch (error) {
      return recover(statement, jobs, { error: error as Error, used });
    }
    const answers = new Map(written.map((row) => [row[0], row]));
    const left: Job[] = [];
    for (const job of jobs) {
      const found = job.rows.map(({ key }) => answers.get(key));
      // Two players may have come with the same key: it was written for one of them.
      if (found.every((row, at) => row?.[1] === job.rows[at]?.playerId)) job.settle(found.map(answerOf));
      else left.push(job);
    }
    return left.length > 0 ? resolveLeft(left) : nothingLeft;
  }

  /** Neither written now: known from before, passed over because its account was busy, or of a player without an account. */
  async function resolveLeft(jobs: Job[]): Promise<Left> {
    const used = pool;
    try {
      const known = await confirmEntries(
        used,
        jobs.flatMap((job) => job.rows.map(({ key }) => key)),
      );
      const undecided = jobs.filter((job) => !settleFrom(known, job));
      if (undecided.length > 0) {
        const playerIds = undecided.map(playerOf);
        await openAccounts(used, { playerIds, currency: options.currency });
        await learnLimits(used, playerIds);
      }
      return { jobs: undecided, unanswered: false };
    } catch (error) {
      log.warn({ err: error }, 'answers of money commands could not be looked up');
      leave(used);
      return { jobs, unanswered: true };
    }
  }

  /** Which of these accounts have limits: each statement passes the others over. */
  async function learnLimits(used: pg.Pool, playerIds: bigint[]): Promise<void> {
    const found = await readLimited(used, playerIds);
    if (hasLimits.size > limitedMax) hasLimits.clear();
    for (const playerId of playerIds) {
      if (found.has(playerId)) hasLimits.add(playerId);
      else hasLimits.delete(playerId);
    }
  }

  /**
   * A statement that the server refused did nothing: what poisoned it is found by halves and fails alone. After any
   * other error the outcome is unknown. Submitting the same keys again is right in both cases.
   */
  async function recover(
    statement: Statement,
    jobs: Job[],
    { error, used }: { error: Error; used: pg.Pool },
  ): Promise<Left> {
    if (!isPoison(error)) {
      log.warn({ err: error, jobs: jobs.length }, 'a batch of money commands got no answer and is submitted again');
      leave(used);
      return { jobs, unanswered: true };
    }
    if (jobs.length > 1) {
      const half = Math.ceil(jobs.length / 2);
      const first = await decide(statement, jobs.slice(0, half));
      const second = await decide(statement, jobs.slice(half));
      return { jobs: [...first.jobs, ...second.jobs], unanswered: first.unanswered || second.unanswered };
    }
    const left = await resolveLeft(jobs);
    if (left.unanswered || left.jobs.length === 0) return left;
    const [job] = jobs as [Job];
    log.error({ err: error, key: (job.rows[0] as LegRow).key }, 'a money command cannot be carried out');
    job.fail(error);
    return nothingLeft;
  }

  return {
    submit(legs) {
      return new Promise<Answer[]>((settle, fail) => {
        queue.add({ legs, rows: legs.map(toRow), startedAt: performance.now(), settle, fail });
      });
    },
    isFull: queue.isFull,
    async close() {
      await queue.drained();
      await pool.end();
    },
  };
}

function statementsFor({ limited }: Pick<Kind, 'limited'>): Statements {
  const of = (name: string, kind: Omit<Kind, 'limited'>) => ({
    ...{ ...kind, limited, name: limited ? `${name}-limited` : name },
    text: batchStatement({ ...kind, limited }),
  });
  return {
    plain: of('wallet-batch', { linked: false, refers: false }),
    single: of('wallet-batch-refers', { linked: false, refers: true }),
    linked: of('wallet-batch-linked', { linked: true, refers: true }),
  };
}

const playerOf = (job: Job) => (job.legs[0] as Prepared).operation.playerId;

/** Whether it needs more than its own account to be decided. */
function refers({ kind, of, evenIf }: LegRow): boolean {
  return kind === 'hold' || of !== undefined || evenIf;
}

function toRow({ operation, houseId, fingerprint }: Prepared): LegRow {
  const { playerId, key, kind, about } = operation;
  const conditions = operation.kind === 'debit' || operation.kind === 'hold' ? operation : undefined;
  return {
    playerId,
    key,
    kind,
    about,
    houseId,
    fingerprint,
    of: 'of' in operation ? operation.of : undefined,
    amountMinor: 'amountMinor' in operation ? operation.amountMinor : undefined,
    sessionEpoch: conditions?.sessionEpoch,
    notAfter: conditions?.notAfter,
    isStake: conditions?.isStake === true || (operation.kind === 'credit' && operation.upToLimit === true),
    evenIf:
      (operation.kind === 'reverse' && operation.evenIfSettled === true) ||
      (operation.kind === 'debit' && operation.evenIfShort === true),
    round: operation.round,
    memo: operation.memo,
    product: operation.played?.product,
    supplier: operation.played?.supplier,
    game: operation.played?.game,
    closes: operation.kind === 'credit' ? operation.closes : undefined,
  };
}

function answerOf(row: WrittenRow | undefined): Answer {
  assert(row, 'an entry that was written has a row');
  const [, , status, availableMinor, heldMinor, version, atMs] = row;
  return {
    status: status as Answer['status'],
    availableMinor,
    heldMinor,
    version,
    at: new Date(atMs),
    isRepeat: false,
  };
}

/** Answers a job whose command is in the journal: as it was answered then, or with a conflict when it was another one. */
function settleFrom(known: Map<string, JournalRow>, job: Job): boolean {
  const found = job.legs.map(({ operation }) => known.get(operation.key));
  if (found.every((row) => row === undefined)) return false;
  const isSame = found.every((row, at) => row?.fingerprint === job.legs[at]?.fingerprint);
  job.settle(found.map((row) => repeatOf(row, isSame)));
  return true;
}

/** Whether the server said that this statement cannot work, rather than that it could not work now. */
function isPoison(error: Error): boolean {
  return error instanceof pg.DatabaseError && /^(?!08|25|40|53|55|57|58|XX)/.test(error.code ?? '08');
}
