/** An ace counts one, ten and the pictures nothing. */
export function pointsOf(rank: number): number {
  return rank >= 10 ? 0 : rank;
}

/** Eight or nine from two cards ends the round. */
const natural = 8;

/** Whether the player takes a third card, from the points of both first two. */
export function playerDraws(player: number, banker: number): boolean {
  return player < natural && banker < natural && player <= 5;
}

/**
 * Whether the banker takes a third card. Without a third card of the player's it draws as the player would; with one, its
 * points decide: the more the banker has, the fewer of the player's cards make it draw.
 */
export function bankerDraws(player: number, banker: number, playersThird: number | undefined): boolean {
  if (player >= natural || banker >= natural) return false;
  if (playersThird === undefined) return banker <= 5;
  if (banker <= 2) return true;
  if (banker === 3) return playersThird !== 8;
  if (banker === 4) return playersThird >= 2 && playersThird <= 7;
  if (banker === 5) return playersThird >= 4 && playersThird <= 7;
  return banker === 6 && playersThird >= 6 && playersThird <= 7;
}
