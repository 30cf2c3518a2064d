import type { Registry } from '@prometheus-io/client';
import type { FastifyRequest } from 'fastify';
import type { Database } from '../../plumbing/db/database.ts';
import type { Player, SetCookie } from '../../plumbing/http/answer.ts';
import { createVault } from '../../plumbing/vault.ts';
import { raiseAlarm } from './alarm.ts';
import { createDeviceSeal } from './device-seal.ts';
import { followEndings } from './end-sessions.ts';
import type { IdentityDeps } from './identity-deps.ts';
import { identityJobs } from './identity-jobs.ts';
import { createIdentityMetrics } from './identity-metrics.ts';
import { numberProofRoutes } from './number-proof/routes.ts';
import { officeReads } from './office-reads.ts';
import { openLockedAccounts } from './open-locked-accounts.ts';
import { openProvenAccounts, type ProvenAccount } from './open-proven-accounts.ts';
import { operatorWords } from './operator-words.ts';
import { createPasswords, type PasswordCost } from './passwords.ts';
import { playerFacts } from './player-facts.ts';
import { identityRoutes } from './routes.ts';
import { secondFactorRoutes } from './second-factor/routes.ts';
import { numberHasher } from './security-events.ts';
import type { Carry } from './security-log/carriers.ts';
import { createSecurityLog } from './security-log/send-security-log.ts';
import { createSessionCache } from './session-cache.ts';
import { sessionSecrets } from './session-cookie.ts';
import { resumeSession } from './sessions.ts';
import { createSignInDoor } from './sign-in-door.ts';
import { createTurns } from './turns.ts';

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
  const metrics = createIdentityMetrics();
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
    countAlarm: metrics.countAlarm,
  };
  followEndings(deps);
  const door = createSignInDoor({
    ...deps,
    connectionsMax: database.pool.options.max,
    countTurnedAway: metrics.countTurnedAway,
  });

  const onBehind = () => raiseAlarm(deps, { alarm: 'security log behind', caller: {} });
  const securityLog = carry && createSecurityLog({ ...deps, pool: database.pool, carry, onBehind });

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
    ...playerFacts(deps),
    ...officeReads(deps),
    ...operatorWords(deps),
    /** For the modules that count attempts of their own. */
    raiseAlarm: (alarm: 'card testing' | 'break-glass', about: { playerId?: bigint }) =>
      raiseAlarm(deps, { alarm, caller: about }),
    jobs: identityJobs(deps, { signInHistoryDays }),
    addMetrics(registry: Registry) {
      metrics.addMetrics(registry);
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
