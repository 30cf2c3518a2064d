/** What the page to sign in is told of where the player came from. */
interface SignInState {
  returnTo: string;
}

/** Home, a sportsbook's page, a jackpot's, a race's, a game's, and every page for players. From elsewhere a player goes home after signing in. */
const waitingPaths = [
  /^\/((\w{2}\/)?sports\/\w+)?$/i,
  /^\/(manualjackpot(bet)?|cashracedetails)$/i,
  /^\/game\/start\w+(\/\w+)?\/?$/i,
  /^\/(deposit|withdraw|transactionhistory|gamehistory|limits|activity|tax|verification)$/i,
  /^\/security(\/(changepassword|trusteddevices|loginhistory|yourdata))?$/i,
  /^\/messages(\/(sentmessages|newmessage))?$/i,
];

export function signInState(returnTo: string): SignInState {
  return { returnTo };
}

/** The page that the player left to sign in; it keeps with the entry of the history, through a reload as well. */
export function returnPath(state: unknown): string | undefined {
  const path: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, 'returnTo') : undefined;
  return typeof path === 'string' && isWaiting(path) ? path : undefined;
}

function isWaiting(path: string): boolean {
  const [pathname = ''] = path.split('?', 1);
  return waitingPaths.some((waiting) => waiting.test(pathname));
}
