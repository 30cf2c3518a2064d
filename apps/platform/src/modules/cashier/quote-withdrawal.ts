import type { Minor } from '@harmattan/kernel/money';
import { type ApprovalProblem, byPerson } from './approval-rules.ts';
import { findLimitProblem } from './approve-withdrawal.ts';
import { availableMethods } from './available-methods.ts';
import type { CashierDeps } from './cashier-deps.ts';
import type { NameProblem } from './find-name-problem.ts';
import { findPlayerProblem } from './find-unplayed.ts';
import { type SettingsWait, sendWaitsOf } from './hold-back.ts';
import type { WithdrawViewName } from './method-rules.ts';
import type { Destination } from './payment-port.ts';

/** No way to be paid costs the player anything: what a gateway takes is the house's. */
const feeMinor = 0n;

interface QuoteWish {
  player: { playerId: bigint; sessionId: string };
  viewName: WithdrawViewName;
  amountMinor: Minor;
  /** Undefined while the player has not named it. What depends on it is then not foretold. */
  destination: Destination | undefined;
}

/** The words in which a player reads why. Each rule has one. */
const timeReasons = {
  'cancel window': 'CANCEL_WINDOW',
  'new destination': 'NEW_DESTINATION',
  'new device and new destination': 'NEW_DEVICE',
  'number changed': 'NUMBER_CHANGED',
} as const satisfies Record<SettingsWait['reason'], string>;

const personReasons = {
  [byPerson]: 'BY_A_PERSON',
  'no name in the profile': 'NO_NAME',
  'name in the profile changed lately': 'NAME_CHANGED',
  'account in another name': 'OTHER_NAME',
} as const satisfies Record<ApprovalProblem | NameProblem, string>;

/**
 * What a withdrawal would cost and wait for if it were asked for now. The same rules decide when it is asked for and again when it is
 * sent: until then the day goes on. Undefined for a method that is not open to the player.
 */
export async function quoteWithdrawal(deps: CashierDeps, wish: QuoteWish) {
  const { player, viewName, amountMinor, destination } = wish;
  const { playerId } = player;
  const methods = await availableMethods(deps, { playerId, direction: 'withdraw' });
  const method = methods.find(({ view_name }) => view_name === viewName);
  if (!method) return undefined;
  const { availableMinor } = await deps.wallet.balance(playerId);
  const prospect = {
    id: null,
    player_id: playerId,
    amount_kobo: amountMinor,
    destination,
    from_new_device: destination?.kind === 'bank' && (await deps.isOnNewDevice(player.sessionId, deps.newDevice)),
    now: deps.clock.now(),
  };
  const longest = (await sendWaitsOf(deps, prospect)).toSorted((one, other) => other.seconds - one.seconds)[0];
  const problem = (await findPlayerProblem(deps, prospect)) ?? (await findLimitProblem(deps, deps.pool, prospect));
  return {
    available: availableMinor > 0n ? availableMinor : 0n,
    minLimit: method.min_kobo,
    maxLimit: method.max_kobo,
    fee: feeMinor,
    receives: amountMinor - feeMinor,
    waitsForTime: longest ? { seconds: longest.seconds, reason: timeReasons[longest.reason] } : null,
    waitsForPerson: problem ? { reason: personReasons[problem] } : null,
  };
}
