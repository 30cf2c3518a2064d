import { marketRules } from '@harmattan/kernel/market-rules';
import type { Queryable } from '@harmattan/process/transaction';
import { exportActivity } from '../modules/activity/index.ts';
import { exportAdjustments } from '../modules/adjustments/index.ts';
import { exportBreaks } from '../modules/breaks/index.ts';
import { exportCases } from '../modules/cases/index.ts';
import { countUnderWay, exportPayments, removeSavedCards } from '../modules/cashier/index.ts';
import { exportGames, forgetGames } from '../modules/catalogue/index.ts';
import { exportDormancy } from '../modules/dormancy/index.ts';
import { exportEmail } from '../modules/email/index.ts';
import { exportIdentity } from '../modules/identity/index.ts';
import { countOpenTickets, exportTickets } from '../modules/jackpot/index.ts';
import { exportLimits, hasLimit } from '../modules/limits/index.ts';
import { exportMailings } from '../modules/mailings/index.ts';
import { exportMarkers } from '../modules/markers/index.ts';
import { exportMessages } from '../modules/messages/index.ts';
import { exportProfile } from '../modules/profile/index.ts';
import { exportRaces } from '../modules/races/index.ts';
import { createRights } from '../modules/rights/index.ts';
import { countOpenRounds, exportBets } from '../modules/suppliers/index.ts';
import { exportSwitches, readOff, type Switches } from '../modules/switches/index.ts';
import { exportTaxes } from '../modules/taxes/index.ts';
import { exportVerification, type Verification } from '../modules/verification/index.ts';
import { exportWallet, lockBalance } from '../modules/wallet/index.ts';
import type { Ground } from './ground.ts';
import type { Players } from './players.ts';
import type { Words } from './words.ts';

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
  exportMarkers,
  exportDormancy,
  exportWallet,
  exportPayments,
  exportAdjustments,
  exportTaxes,
  exportBets,
  exportTickets,
  exportRaces,
  exportGames,
  exportMessages,
  exportCases,
  exportMailings,
];

/** Longer than what follows the journal is behind it. */
const justSeconds = 120;

interface Doors extends Pick<Words, 'email' | 'messages'> {
  switches: Switches;
  verification: Verification;
}

export function createRightsOf(
  { database, clock, ids, random, log, brand }: Ground,
  { identity, profile }: Players,
  { email, messages, switches, verification }: Doors,
) {
  return createRights({
    ...{ pool: database.pool, clock, ids, random, log, brandName: brand.name },
    confirmPlayer: identity.confirmPlayer,
    recordRight: identity.recordRight,
    partsOf: (playerId) => exports.flatMap((partsOf) => partsOf(playerId)),
    closing: {
      keepYears: marketRules.closedAccountYears,
      ...{ turnOff: switches.turnOff, obstaclesOf, closeIdentity: identity.closeAccount },
      numberKeptUntil: (db, playerId) => numberKeptUntil(db, { playerId, now: clock.now() }),
      forgetAtOnce: [verification.release, profile.stopNews, email.forget, removeSavedCards, forgetGames],
      eraseLater: [profile.erase, verification.erase, messages.erase],
    },
  });
}

async function obstaclesOf(db: Queryable, playerId: bigint) {
  // First, since it locks the balance in a transaction.
  const { availableMinor, heldMinor, hasJustPlayed } = await lockBalance(db, { playerId, justSeconds });
  const payments = await countUnderWay(db, playerId);
  const open = (await countOpenRounds(db, playerId)) + (await countOpenTickets(db, playerId));
  return { availableMinor, heldMinor, payments, bets: open || (hasJustPlayed ? 1 : 0) };
}

/** After which a number may be another person's: a SIM card is given anew after twice six months. */
const numberKeptDaysMax = 365;
const dayMs = 86_400_000;

/** While play would be off in the account, and as long as a higher limit would have to wait. */
async function numberKeptUntil(
  db: Queryable,
  { playerId, now }: { playerId: bigint; now: Date },
): Promise<Date | null> {
  const off = await readOff(db, { playerId, name: 'play' });
  const waitMs = (await hasLimit(db, playerId)) ? marketRules.limits.raiseWaitMs : 0;
  const keptMs = Math.max(waitMs, (off.until?.getTime() ?? 0) - now.getTime());
  return keptMs > 0 ? new Date(now.getTime() + Math.min(keptMs, numberKeptDaysMax * dayMs)) : null;
}
