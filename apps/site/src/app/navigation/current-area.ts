/** The sportsbook, whichever supplier shows it, is one place to a player, and home opens with it. My bets is another. */
const sportsPath = /^\/((\w+\/)?sports\/(altenar|altenarlite|bsbetting|bti|everymatrix)\/?)?$/i;

export function isSportsPath(pathname: string): boolean {
  return sportsPath.test(pathname);
}
