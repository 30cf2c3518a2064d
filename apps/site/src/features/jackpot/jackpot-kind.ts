/** 1X2; any other type is about exact scores. */
const resultTypeId = 10;

export function isOnScores(jackpotTypeID: number): boolean {
  return jackpotTypeID !== resultTypeId;
}

/** The games that count. Reserves come on top. */
export function gameCount(jackpotTypeID: number): number {
  return isOnScores(jackpotTypeID) ? 6 : 13;
}
