/** What the page to sign in is told of where the player came from. */
interface SignInState {
  returnTo: string;
}

/** Home, a sportsbook's page, a jackpot's, a race's or the cashier's. Bets and payments wait for a player: everybody else goes home after signing in. */
const waitingPath = /^\/((\w{2}\/)?sports\/\w+|manualjackpot(bet)?|cashracedetails|deposit|withdraw)?(\?.*)?$/i;

export function signInState(returnTo: string): SignInState {
  return { returnTo };
}

/** The page that the player left to sign in; it keeps with the entry of the history, through a reload as well. */
export function returnPath(state: unknown): string | undefined {
  const path: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, 'returnTo') : undefined;
  return typeof path === 'string' && waitingPath.test(path) ? path : undefined;
}
