import { exportActivity } from '../modules/activity/index.ts';
import { exportAdjustments } from '../modules/adjustments/index.ts';
import { exportBreaks } from '../modules/breaks/index.ts';
import { exportCases } from '../modules/cases/index.ts';
import { exportPayments } from '../modules/cashier/index.ts';
import { exportGames } from '../modules/catalogue/index.ts';
import { exportEmail } from '../modules/email/index.ts';
import { exportIdentity } from '../modules/identity/index.ts';
import { exportTickets } from '../modules/jackpot/index.ts';
import { exportLimits } from '../modules/limits/index.ts';
import { exportMailings } from '../modules/mailings/index.ts';
import { exportMessages } from '../modules/messages/index.ts';
import { exportProfile } from '../modules/profile/index.ts';
import { exportRaces } from '../modules/races/index.ts';
import { createRights } from '../modules/rights/index.ts';
import { exportBets } from '../modules/suppliers/index.ts';
import { exportSwitches } from '../modules/switches/index.ts';
import { exportVerification } from '../modules/verification/index.ts';
import { exportWallet } from '../modules/wallet/index.ts';
import type { Ground } from './ground.ts';
import type { Players } from './players.ts';

/** In the order of the file. */
const exports = [
  exportIdentity,
  exportProfile,
  exportEmail,
  exportVerification,
  exportLimits,
  exportBreaks,
  exportSwitches,
  exportActivity,
  exportWallet,
  exportPayments,
  exportAdjustments,
  exportBets,
  exportTickets,
  exportRaces,
  exportGames,
  exportMessages,
  exportCases,
  exportMailings,
];

export function createRightsOf({ database, clock, ids, random, log, brand }: Ground, { identity }: Players) {
  return createRights({
    ...{ pool: database.pool, clock, ids, random, log, brandName: brand.name },
    confirmPlayer: identity.confirmPlayer,
    recordRight: identity.recordRight,
    partsOf: (playerId) => exports.flatMap((partsOf) => partsOf(playerId)),
  });
}
