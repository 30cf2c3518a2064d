import type { CallData } from '@harmattan/contract';

/** What the server answers to a sign-in, kept to the letter. */
export type Session = CallData<'POST Security/Login'>;

/** A record that is broken, or that names no player, counts as no session. */
export function parseSession(text: string | undefined): Session | undefined {
  if (text === undefined) return undefined;
  try {
    const { token, user, balanceInfo } = JSON.parse(text);
    const { userName, currency, rankId } = user;
    const { totalBalance } = balanceInfo;
    const isWhole =
      [token, userName, currency].every((part) => typeof part === 'string' && part !== '') &&
      [rankId, totalBalance].every(Number.isFinite);
    return isWhole ? { token, user: { userName, currency, rankId }, balanceInfo: { totalBalance } } : undefined;
  } catch {
    return undefined;
  }
}

export function sessionText(session: Session): string {
  return JSON.stringify(session);
}
