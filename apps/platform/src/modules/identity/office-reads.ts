import { listAudit } from './audit-store.ts';
import type { IdentityDeps } from './identity-deps.ts';
import { findPlayer, listSessions } from './identity-store.ts';
import { listWaitingReviews } from './number-proof/review-store.ts';
import { listDevices, listNeighbours, listSecurity, listSharers, readHead } from './player-file-store.ts';
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
import { canonicalUserName } from './user-name-rules.ts';

/** Of a player, shown to the staff. */
const sessionsMax = 50;

/** What the office reads of players. */
export function officeReads(deps: IdentityDeps) {
  return {
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
    /** However it is written. Undefined for what is no number. */
    async readNumber(text: string): Promise<{ userName: string; isTaken: boolean } | undefined> {
      const userName = canonicalUserName(text, deps.countryDigits);
      if (userName === undefined) return undefined;
      return { userName, isTaken: (await findPlayer(deps.pool, { userName })) !== undefined };
    },
    waitingForOperator: () => listWaitingReviews(deps.pool),
    auditOf: (playerId: bigint) => listAudit(deps.pool, playerId),
  };
}
