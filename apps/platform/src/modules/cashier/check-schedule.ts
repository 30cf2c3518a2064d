const payoutPausesSeconds = [10, 30, 60, 180, 300, 600, 1_800];
const depositPausesSeconds = [10, 10, 15, 30, 60];
/** Money can come long after we gave it up, and not every gateway tells. */
const lateDepositPausesSeconds = [600, 3_600, 6 * 3_600, 24 * 3_600, 72 * 3_600];
/** A gateway may pay what it called failed, and not every gateway tells. */
const latePayoutPausesSeconds = lateDepositPausesSeconds;
/** Money that a gateway told of is asked for until it is known. */
const reportPausesSeconds = [10, 10, 15, 30, 60, 300, 1_800, 3_600];
const moneyPausesSeconds = [2, 5, 10, 30, 60];

/** How long until the next question about a pay-out; a gateway that asks for patience gets it. */
export function payoutPause(attempts: number, patienceSeconds: number): number {
  return Math.max(pauseOf(payoutPausesSeconds, attempts), patienceSeconds);
}

export function depositPause(attempts: number): number {
  return pauseOf(depositPausesSeconds, attempts);
}

/** Null: the sweeper asks no more, and only a web hook can report the payment. */
export function lateDepositPause(attempts: number): number | null {
  return lateDepositPausesSeconds[attempts] ?? null;
}

/** Null: the sweeper asks no more, and only a web hook can report the payment. */
export function latePayoutPause(attempts: number): number | null {
  return latePayoutPausesSeconds[attempts] ?? null;
}

export function reportPause(attempts: number): number {
  return pauseOf(reportPausesSeconds, attempts);
}

/** How long until the wallet is asked once more. */
export function moneyPause(attempts: number): number {
  return pauseOf(moneyPausesSeconds, attempts);
}

function pauseOf(pauses: number[], attempts: number): number {
  return pauses[Math.min(attempts, pauses.length - 1)] as number;
}
