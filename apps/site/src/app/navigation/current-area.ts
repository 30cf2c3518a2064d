/** Home and the sportsbook's two forms are one place to a player. */
const sportsPaths = ['/', '/sports/altenar', '/sports/altenarlite'];

export function isSportsPath(pathname: string): boolean {
  return sportsPaths.includes(pathname.toLowerCase().replace(/(.)\/$/, '$1'));
}
