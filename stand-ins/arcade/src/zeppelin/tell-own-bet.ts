import { majorFromMinor } from '@harmattan/kernel/money';
import { isOver, type Round } from '../rounds/index.ts';
import type { BoardedBet } from './flight.ts';
import type { OwnBet } from './own-bets-store.ts';
import type { Receipt } from './receipts.ts';

/** A bet that is on board, as its player's pages show it. */
export function tellBoarded({ roundId, slot, stakeMinor, target }: BoardedBet) {
  return { bet: String(roundId), slot, stake: majorFromMinor(stakeMinor), target: target ?? null };
}

/** What has become of a bet. Only a bet of a flight that is under way is called `riding`; a pay-out is told when the books have it. */
export function tellOwnBet({ round, flight, flightState, burstHundredths }: OwnBet, receipt: Receipt | null) {
  const { id, state, stakeMinor, winMinor, outcome, slot, choice, begunAt } = round;
  const isRiding = state === 'riding' && (flightState === 'open' || flightState === 'flying');
  return {
    bet: String(id),
    slot,
    flight,
    isCalledOff: flightState === 'called-off',
    state: isOver(round) ? state : isRiding ? 'riding' : state === 'cancelling' ? state : 'settling',
    stake: majorFromMinor(stakeMinor),
    target: targetOf({ choice }) ?? null,
    height: outcome?.height ?? null,
    burst: burstHundredths ?? null,
    win: state === 'settled' && winMinor !== undefined ? majorFromMinor(winMinor) : null,
    at: begunAt.toISOString(),
    receipt,
  };
}

export function targetOf({ choice }: Pick<Round, 'choice'>): number | undefined {
  return (choice as { target?: number | null }).target ?? undefined;
}
