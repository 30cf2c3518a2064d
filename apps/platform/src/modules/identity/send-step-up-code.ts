import { type CodeSent, sendCode } from './codes.ts';
import type { IdentityDeps } from './identity-deps.ts';
import type { Language } from './language.ts';
import { type OpenSession, recogniseSession } from './recognise-session.ts';

const texts: Record<Language, (code: string) => string> = {
  en: (code) =>
    `${code} is your code to confirm a change or a withdrawal. It ends in 5 minutes. Nobody from us will ever ask you for it.`,
  sw: (code) =>
    `${code} ni namba yako ya kuthibitisha mabadiliko au kutoa pesa. Inaisha baada ya dakika 5. Hakuna mtu wetu atakayekuuliza namba hii.`,
  zh: (code) => `${code} 是您确认更改或提款的验证码，5 分钟内有效。我们的工作人员绝不会向您索要此验证码。`,
};

/** Sends a code to the number of the session's player, where codes by SMS are on: to others a text would prove nothing new. */
export async function sendStepUpCode(
  deps: IdentityDeps,
  session: OpenSession,
  { language }: { language: Language | undefined },
): Promise<CodeSent | { outcome: 'is off' }> {
  const { player, caller } = await recogniseSession(deps, session);
  if (!player.sms_second_factor) return { outcome: 'is off' };
  const text = texts[language ?? player.language ?? 'en'];
  return sendCode(deps, { purpose: 'step_up', caller, sessionId: session.sessionId, text });
}
