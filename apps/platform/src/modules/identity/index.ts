import { assert } from '@harmattan/kernel/assert';
import { Counter, type Registry } from '@prometheus-io/client';
import type { FastifyRequest } from 'fastify';
import type pg from 'pg';
import type { Database } from '../../plumbing/db/database.ts';
import type { Player, SetCookie } from '../../plumbing/http/answer.ts';
import type { Job } from '../../plumbing/jobs/jobs.ts';
import { createVault } from '../../plumbing/vault.ts';
import { raiseAlarm } from './alarm.ts';
import { listAudit } from './audit-store.ts';
import { changeNumber } from './change-number.ts';
import { closeAccount } from './close-account.ts';
import { confirmPlayer, type Proof } from './confirm-player.ts';
import { createDeviceSeal } from './device-seal.ts';
import { endPlayerSessions } from './end-player-sessions.ts';
import { followEndings } from './end-sessions.ts';
import { forcePasswordChange } from './force-password-change.ts';
import type { IdentityDeps } from './identity-deps.ts';
import { findPlayer, findSessionEpoch, listSessions, pruneOld } from './identity-store.ts';
import { deviceLifeDays } from './known-devices.ts';
import { markTester } from './mark-tester.ts';
import { isOnNewDevice } from './new-device.ts';
import { decideReview } from './number-proof/decide-review.ts';
import { isUserNameProven } from './number-proof/number-proof-store.ts';
import { listWaitingReviews } from './number-proof/review-store.ts';
import { numberProofRoutes } from './number-proof/routes.ts';
import { watchYielded } from './number-proof/watch-yielded.ts';
import { openLockedAccounts } from './open-locked-accounts.ts';
import { openProvenAccounts, type ProvenAccount } from './open-proven-accounts.ts';
import { createPasswords, type PasswordCost } from './passwords.ts';
import { listDevices, listNeighbours, listSecurity, listSharers, readHead } from './player-file-store.ts';
import { type OpenSession, recogniseSession } from './recognise-session.ts';
import { type NeedsProof, requireProvenNumber } from './require-proven-number.ts';
import { identityRoutes } from './routes.ts';
import {
  countRegistered,
  findByAddress,
  findByDevice,
  findByNumber,
  numberBeginning,
  readPlayers,
  readRegisteredAt,
  readUserNames,
} from './search-store.ts';
import { offerLifeSeconds } from './second-factor/offer-second-factor.ts';
import { resealSecrets } from './second-factor/reseal-secrets.ts';
import { resetSecondFactor } from './second-factor/reset-second-factor.ts';
import { secondFactorRoutes } from './second-factor/routes.ts';
import { pruneOffers } from './second-factor/second-factor-store.ts';
import { pruneSecurityEvents } from './security-event-store.ts';
import { numberHasher, recordEvent } from './security-events.ts';
import type { Carry } from './security-log/carriers.ts';
import { createSecurityLog } from './security-log/send-security-log.ts';
import { createSessionCache } from './session-cache.ts';
import { sessionSecrets } from './session-cookie.ts';
import { resumeSession } from './sessions.ts';
import { createSignInDoor } from './sign-in-door.ts';
import { pruneSignIns } from './sign-in-store.ts';
import { turnOffSignIn } from './turn-off-sign-in.ts';
import { createTurns } from './turns.ts';
import { canonicalUserName } from './user-name-rules.ts';

export { exportIdentity } from './export-store.ts';
export { listWaitingReviews } from './number-proof/review-store.ts';
export type { ProvenAccount } from './open-proven-accounts.ts';
export { createOperatorCommands, type OperatorCommands } from './operator-commands.ts';
export { isOperatorProof, type OperatorProof, operatorProofs } from './operator-proofs.ts';
export { createPasswords, type Passwords } from './passwords.ts';
export { codeAt, manualCode, secretBytes as appSecretBytes, stepAt, timeOfCode } from './second-factor/totp.ts';
export { createCarrier } from './security-log/carriers.ts';
export { sessionCookie } from './session-cookie.ts';
export { hashSecret, secretLength } from './session-secrets.ts';
export { refuseStepUp } from './step-up-answers.ts';

const keepCodesDays = 7;
/** Of a player, shown to the staff. */
const sessionsMax = 50;

type Options = Omit<
  IdentityDeps,
  'pool' | 'passwords' | 'turns' | 'cache' | 'vault' | 'deviceSeal' | 'hashNumber' | 'countAlarm'
> & {
  database: Database;
  /** The first one encrypts, all of them decrypt. */
  secretsKeys: readonly Buffer[];
  /** How long the login history goes back. */
  signInHistoryDays?: number;
  /** Undefined: the cost of the product. */
  passwordCost?: PasswordCost | undefined;
  /** Takes security events and the audit to another system. Undefined: they stay in the database alone. */
  carry?: Carry | undefined;
};

export async function createIdentity({
  database,
  secretsKeys,
  signInHistoryDays = 365,
  carry,
  passwordCost,
  ...options
}: Options) {
  const alarms = new Counter({
    name: 'harmattan_security_alarms',
    help: 'Alarms about accounts under attack',
    labelNames: ['alarm'],
    registers: [],
  });
  const turnedAway = new Counter({
    name: 'harmattan_sign_ins_turned_away',
    help: 'Sign-ins, registrations and recoveries that were refused at the door',
    labelNames: ['lane'],
    registers: [],
  });
  // Without a key of the installation, seals are good for as long as the process lives.
  const [sealKey = Buffer.from(options.random.bytes(32)), ...olderKeys] = secretsKeys;
  const deps: IdentityDeps = {
    ...options,
    pool: database.pool,
    passwords: await createPasswords(passwordCost),
    turns: createTurns(),
    cache: createSessionCache(options),
    vault: createVault({ keys: secretsKeys, random: options.random }),
    deviceSeal: createDeviceSeal([sealKey, ...olderKeys]),
    hashNumber: numberHasher(secretsKeys[0]),
    countAlarm: (alarm) => alarms.inc({ alarm }),
  };
  followEndings(deps);
  const door = createSignInDoor({
    ...deps,
    connectionsMax: database.pool.options.max,
    countTurnedAway: (lane) => turnedAway.inc({ lane }),
  });

  const onBehind = () => raiseAlarm(deps, { alarm: 'security log behind', caller: {} });
  const securityLog = carry && createSecurityLog({ ...deps, pool: database.pool, carry, onBehind });

  /** The id comes from a session or from our own tables, so there is such a player. */
  async function knownPlayer(playerId: bigint) {
    const player = await findPlayer(deps.pool, { id: playerId });
    assert(player, 'a player with a known id exists');
    return player;
  }

  const prune: Job = {
    name: 'prune-identity',
    every: '45 4 * * *',
    async run() {
      await pruneOld(database.pool, { keepCodesDays, keepDevicesDays: deviceLifeDays });
      await pruneSecurityEvents(database.pool);
      await pruneOffers(database.pool, offerLifeSeconds);
      await pruneSignIns(database.pool, signInHistoryDays);
    },
  };
  const reseal: Job = { name: 'reseal-secrets', every: '50 4 * * *', run: () => resealSecrets(deps) };
  const watch: Job = { name: 'watch-yielded-numbers', every: '55 4 * * *', run: () => watchYielded(deps) };
  return {
    handlers: { ...identityRoutes(deps), ...secondFactorRoutes(deps), ...numberProofRoutes(deps) },
    /** Hashing is limited for all who hash together. */
    passwords: deps.passwords,
    /** For the calls that the contract calls costly. */
    admit: door.admit,
    async authenticate(request: FastifyRequest, setCookie?: SetCookie): Promise<Player | undefined> {
      const secrets = sessionSecrets(request);
      return resumeSession(deps, secrets, { mayExtend: setCookie !== undefined });
    },
    async identityOf(playerId: bigint) {
      const player = await knownPlayer(playerId);
      return {
        userName: player.user_name,
        currency: player.currency,
        country: deps.country,
        appSecondFactor: player.app_second_factor,
        smsSecondFactor: player.sms_second_factor,
      };
    },
    /** Goes along with whatever the session gives rise to. Undefined once it has ended. */
    epochOfSession: (sessionId: string) => findSessionEpoch(deps.pool, sessionId),
    /** Of the page that the player used last. */
    languageOf: async (playerId: bigint) => (await knownPlayer(playerId)).language ?? ('en' as const),
    userNameOf: async (playerId: bigint) => (await knownPlayer(playerId)).user_name,
    /** For the office. Players without an account any more are left out. */
    userNamesOf: (playerIds: bigint[]) => readUserNames(deps.pool, playerIds),
    countRegistered: (period: { from: Date; to: Date }) => countRegistered(deps.pool, period),
    /** For the office: each finds ids, and `readPlayers` tells whose they are. */
    numberBeginning: (text: string) => numberBeginning(text, deps.countryDigits),
    findByNumber: (beginning: string) => findByNumber(deps.pool, beginning),
    findByDevice: (deviceId: string) => findByDevice(deps.pool, deviceId),
    findByAddress: (address: string) => findByAddress(deps.pool, address),
    readPlayers: (playerIds: bigint[]) => readPlayers(deps.pool, playerIds),
    /** For the office. Undefined: there is no such player. */
    async readFile(playerId: bigint) {
      const head = await readHead(deps.pool, playerId);
      return head && { ...head, openSessions: (await listSessions(deps.pool, playerId, sessionsMax)).length };
    },
    listOpenSessions: (playerId: bigint) => listSessions(deps.pool, playerId, sessionsMax),
    listDevices: (playerId: bigint) => listDevices(deps.pool, playerId),
    listSecurity: (query: Parameters<typeof listSecurity>[1]) => listSecurity(deps.pool, query),
    /** Other players on the same devices, and those from the same addresses that few use. */
    listSharers: (playerId: bigint) => listSharers(deps.pool, playerId),
    listNeighbours: (playerId: bigint) => listNeighbours(deps.pool, playerId),
    registeredAtOf: (playerId: bigint) => readRegisteredAt(deps.pool, playerId),
    rankOf: async (playerId: bigint) => (await knownPlayer(playerId)).rank_id,
    /** Asks for one proof in an open session: a code where the app is on, otherwise the password, or a code by SMS where those are on. */
    confirmPlayer: (session: OpenSession, proof: Proof) => confirmPlayer(deps, session, proof),
    /** What a player asked for about their own data, as a security event. */
    async recordRight(session: OpenSession, outcome: 'export asked' | 'closing confirmed'): Promise<void> {
      const { caller } = await recogniseSession(deps, session);
      await recordEvent(deps, { event: 'data rights', outcome, ...caller });
    },
    /** The one check before a withdrawal, a second factor or a push. */
    requireProvenNumber: (playerId: bigint, wanted: NeedsProof) => requireProvenNumber(deps, { playerId, wanted }),
    /** The same for texts, all but those with a code. */
    mayBeTexted: (userName: string) => isUserNameProven(deps.pool, userName),
    isOnNewDevice: (sessionId: string, options: { youngSeconds: number }) => isOnNewDevice(deps, sessionId, options),
    /** However the number is written. */
    async playerByUserName(text: string): Promise<{ playerId: bigint; userName: string } | undefined> {
      const userName = canonicalUserName(text, deps.countryDigits);
      const player = userName ? await findPlayer(deps.pool, { userName }) : undefined;
      return player && { playerId: player.id, userName: player.user_name };
    },
    /** For an operator, who has made sure by a kind of proof that it is the player who asks. */
    resetSecondFactor: (request: Parameters<typeof resetSecondFactor>[1]) => resetSecondFactor(deps, request),
    /** For an operator. */
    endPlayerSessions: (request: Parameters<typeof endPlayerSessions>[1]) => endPlayerSessions(deps, request),
    /** For an operator. */
    markTester: (mark: Parameters<typeof markTester>[1]) => markTester(deps, mark),
    /** In the transaction of what turns it off or on. */
    turnOffSignIn: (transaction: pg.PoolClient, off: Parameters<typeof turnOffSignIn>[2]) =>
      turnOffSignIn(deps, transaction, off),
    /** In the transaction that turns sign-in off. Answers the number that it had. */
    closeAccount,
    /** For an operator. */
    changeNumber: (change: Parameters<typeof changeNumber>[1]) => changeNumber(deps, change),
    /** However it is written. Undefined for what is no number. */
    async readNumber(text: string): Promise<{ userName: string; isTaken: boolean } | undefined> {
      const userName = canonicalUserName(text, deps.countryDigits);
      if (userName === undefined) return undefined;
      return { userName, isTaken: (await findPlayer(deps.pool, { userName })) !== undefined };
    },
    forcePasswordChange: (request: Parameters<typeof forcePasswordChange>[1]) => forcePasswordChange(deps, request),
    waitingForOperator: () => listWaitingReviews(deps.pool),
    /** For an operator, about an account of `waitingForOperator`. */
    decideReview: (word: Parameters<typeof decideReview>[1]) => decideReview(deps, word),
    auditOf: (playerId: bigint) => listAudit(deps.pool, playerId),
    /** For the modules that count attempts of their own. */
    raiseAlarm: (alarm: 'card testing' | 'break-glass', about: { playerId?: bigint }) =>
      raiseAlarm(deps, { alarm, caller: about }),
    jobs: [prune, reseal, watch],
    addMetrics(registry: Registry) {
      registry.registerMetric(alarms);
      registry.registerMetric(turnedAway);
      securityLog?.addMetrics(registry);
    },
    start: async () => securityLog?.start(),
    stop: async () => securityLog?.stop(),
    /** For players of the sandbox whose password is published. */
    openProvenAccounts: (accounts: ProvenAccount[], options: { password: string }) =>
      openProvenAccounts(deps, accounts, options),
    /** For the sandbox's own players, which cannot sign in. */
    openLockedAccounts: (numbers: string[]) => openLockedAccounts(deps, numbers),
  };
}

export type Identity = Awaited<ReturnType<typeof createIdentity>>;
