import { marketRules } from '@harmattan/kernel/market-rules';
import type { IdentityNumberKind, LevelAllowance } from '@harmattan/kernel/markets/market';
import { createDueWorker } from '@harmattan/process/due-worker';
import type { Queryable } from '@harmattan/process/transaction';
import type pg from 'pg';
import type { Job } from '../../plumbing/jobs/jobs.ts';
import type { WaitingItem } from '../waiting/index.ts';
import { documentOwner } from './add-document.ts';
import { askNext } from './ask-register.ts';
import { decide } from './decide.ts';
import { hashIdentityNumber, readIdentityNumber } from './identity-number.ts';
import { reseal } from './reseal.ts';
import { verificationRoutes } from './routes.ts';
import { ownerOf } from './submit-number.ts';
import type { VerificationDeps } from './verification-deps.ts';
import {
  emptyDocuments,
  eraseIdentity,
  findCheck,
  findDocument,
  findDocumentBox,
  hasDueChecks,
  levelOfPlayer,
  listAcceptedOf,
  listChecks,
  listDocuments,
  listNumbersOf,
  listPlayersWithNumber,
  listWaiting,
  lockPlayer,
  releaseIdentity,
} from './verification-store.ts';
import { createYouverifyRegister } from './youverify-register.ts';

export { decisionsOn } from './decide.ts';
export { exportVerification } from './export-store.ts';
export { suggestionFor } from './verification-rules.ts';
export type { CheckRow, DocumentRow } from './verification-store.ts';
export { withdrawGiven } from './verification-store.ts';

const everyMs = 2_000;
const lanesMax = 3;
const listedMax = 200;
/** An identity number was accepted. */
const identifiedLevel = 1;

/** Until the transaction ends nothing is decided on the player. Whether a register has confirmed who the player is. */
export async function lockIdentity(transaction: pg.PoolClient, playerId: bigint): Promise<boolean> {
  await lockPlayer(transaction, playerId);
  return (await levelOfPlayer(transaction, playerId)) >= identifiedLevel;
}

type Options = Omit<VerificationDeps, 'register' | 'wake'> & {
  /** How long the register may take to answer. */
  registerTimeoutMs?: number;
};

/** Who the players are, as far as the house knows: identity numbers, documents, levels. */
export function createVerification({ registerTimeoutMs, ...options }: Options) {
  const { pool, clock, log, settings, vault } = options;
  const register = createYouverifyRegister({ settings, log, timeoutMs: registerTimeoutMs });
  const deps: VerificationDeps = { ...options, register, wake: () => worker.wake() };
  const worker = createDueWorker({
    ...{ pool, clock, everyMs, lanesMax, isDue: hasDueChecks },
    runNext: (onFound) => askNext(deps, onFound),
    onError: (error) => log.error({ err: error }, 'an identity number could not be checked'),
  });
  const forget: Job = {
    name: 'forget-identity-documents',
    every: '15 5 * * *',
    run: () => emptyDocuments(pool, settings),
  };
  const resealAll: Job = { name: 'reseal-identity-data', every: '20 5 * * *', run: () => reseal(deps) };
  return {
    handlers: verificationRoutes(deps),
    jobs: [forget, resealAll],
    start: worker.start,
    stop: worker.stop,

    /** What a player's level lets them pay in or out. Undefined where levels limit nothing. */
    async allowanceOf(
      db: Queryable,
      playerId: bigint,
      direction: 'deposit' | 'withdraw',
    ): Promise<LevelAllowance | undefined> {
      if (!settings.isAsked) return undefined;
      const rules = marketRules.identity.levels[await levelOfPlayer(db, playerId)];
      return direction === 'deposit' ? rules?.deposits : rules?.withdrawals;
    },
    /** Whether a register knows the player. True where no identity is asked for. */
    isIdentified: async (playerId: bigint) =>
      !settings.isAsked || (await levelOfPlayer(pool, playerId)) >= identifiedLevel,
    levelOf: (playerId: bigint, db: Queryable = pool) => levelOfPlayer(db, playerId),
    ...numberMatching(deps),
    ...numberReading(deps),

    /** In the transaction that closes the account. */
    release: releaseIdentity,
    /** Of an account that was closed long ago. */
    erase: eraseIdentity,

    /** For the office. */
    listWaiting: () => listWaiting(pool, listedMax),
    async waitingForOperator(): Promise<WaitingItem[]> {
      const rows = await listWaiting(pool, listedMax);
      return rows.map(({ player_id, since, waits }) => ({
        ...{ id: String(player_id), kind: 'identity to decide', playerId: player_id, amountMinor: null, since },
        reason: waits.join(', '),
      }));
    },
    checksOf: (playerId: bigint) => listChecks(pool, playerId, listedMax),
    documentsOf: (playerId: bigint) => listDocuments(pool, playerId, listedMax),
    findCheck: (id: string) => findCheck(pool, id),
    findDocument: (id: string) => findDocument(pool, id),
    /** What a document shows. Undefined once its time is over. */
    async readDocument(id: string): Promise<Buffer | undefined> {
      const kept = await findDocumentBox(pool, id);
      return kept && vault.open({ keyId: kept.key_id, box: kept.box }, documentOwner(id));
    },
    decide: (word: Parameters<typeof decide>[1]) => decide(deps, word),
  };
}

export type Verification = ReturnType<typeof createVerification>;

/** For who compares players by their numbers. */
function numberMatching({ pool, settings }: Pick<VerificationDeps, 'pool' | 'settings'>) {
  return {
    /** What a number is compared by outside of this module: a keyed hash. Undefined for what is no such number. */
    numberKey(kind: IdentityNumberKind, text: string): string | undefined {
      const number = readIdentityNumber(kind, text);
      return number && hashIdentityNumber(settings.hashKey, { kind, number }).toString('hex');
    },
    /** Of the numbers that the register knows the player under. A virtual number names nothing but itself. */
    async numberKeysOf(playerId: bigint): Promise<string[]> {
      return (await listNumbersOf(pool, playerId)).map((hash) => hash.toString('hex'));
    },
    /** Accounts whose player the register knows under this number. */
    playersWithNumber: (key: string) => listPlayersWithNumber(pool, Buffer.from(key, 'hex')),
  };
}

/** Numbers in plain digits. */
function numberReading({ pool, vault }: Pick<VerificationDeps, 'pool' | 'vault'>) {
  return {
    /** For compliance alone. */
    async readNumber(checkId: string): Promise<string | undefined> {
      const check = await findCheck(pool, checkId);
      return check && vault.open({ keyId: check.key_id, box: check.box }, ownerOf(checkId)).toString();
    },

    /** For the tax job alone: what the players were verified with, the newest of each. */
    async numbersOf(playerIds: bigint[]): Promise<Map<bigint, { kind: IdentityNumberKind; number: string }>> {
      const rows = await listAcceptedOf(pool, playerIds);
      const opened = rows.map(({ id, player_id, kind, key_id: keyId, box }) => {
        const number = vault.open({ keyId, box }, ownerOf(id)).toString();
        return [player_id, { kind, number }] as const;
      });
      return new Map(opened);
    },
  };
}
