import type { CallData } from '@harmattan/contract';

/** What the server answers to a sign-in, kept to the letter. */
export type Session = CallData<'POST Security/Login'>;

/** A player is signed in who has a user name in the record. What else is missing is empty, and the first call that needs it fails. */
export function parseSession(text: string | undefined): Session | undefined {
  if (text === undefined) return undefined;
  try {
    const { token, user, balanceInfo } = JSON.parse(text);
    const { userName, currency, rankId } = user;
    if (textOf(userName) === '') return undefined;
    return {
      token: textOf(token),
      user: { userName, currency: textOf(currency), rankId: numberOf(rankId) },
      balanceInfo: { totalBalance: numberOf(balanceInfo?.totalBalance) },
    };
  } catch {
    return undefined;
  }
}

const textOf = (part: unknown) => (typeof part === 'string' ? part : '');
const numberOf = (part: unknown) => (typeof part === 'number' && Number.isFinite(part) ? part : 0);

export function sessionText(session: Session): string {
  return JSON.stringify(session);
}
