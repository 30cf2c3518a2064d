type Language = 'en' | 'sw' | 'zh';

export type Change = Exclude<keyof typeof english, 'ifNotYou' | 'new device'>;

const english = {
  ifNotYou: 'If it was not you, change your password and tell us at once.',
  // Recovery puts a thief out; changing the password would need a code of the thief's app.
  'app on':
    'Signing in to your account now asks for a code of your authenticator app. You have new recovery codes. Not you? Recover your password with "Forgot password?", which signs everybody out, and tell us at once.',
  'app off': 'Signing in to your account no longer asks for your authenticator app.',
  'app reset': 'At your request we took the authenticator app off your account. You can sign in without it.',
  // In facts that an earlier version has recorded, and that may still wait.
  'app undone':
    'With your new password we took the authenticator app off your account. Set it up again if it was yours.',
  'new recovery codes': 'Your account has new recovery codes. Those of before no longer work.',
  'sms on': 'Signing in to your account now asks for a code by SMS.',
  'sms off': 'Signing in to your account no longer asks for a code by SMS.',
  'password changed':
    'The password of your account was changed, and all other devices were signed out. Not you? Recover it with "Forgot password?" and tell us at once.',
  'password recovered':
    'Your account has a new password, set with a code from your phone. All devices were signed out. Not you? Recover it again and tell us at once.',
  'password due':
    'For your safety we signed all devices out of your account and ask you for a new password. Sign in or use "Forgot password?". If somebody else was in it, tell us at once.',
  'session ended': 'A device was signed out of your account, from another one.',
  'sessions ended':
    'For your safety we signed all devices out of your account. Sign in again. If somebody else was in it, change your password and tell us at once.',
  'new device': 'Somebody signed in to your account with {device}. If it was not you, change your password now.',
};

const swahili: typeof english = {
  ifNotYou: 'Kama si wewe, badilisha nywila yako na utuambie mara moja.',
  'app on':
    'Kuingia kwenye akaunti yako sasa kunahitaji namba ya programu yako ya uthibitisho. Una namba mpya za dharura. Si wewe? Rejesha nywila yako kwa "Umesahau nywila?", ambayo huondoa vifaa vyote, na utuambie mara moja.',
  'app off': 'Kuingia kwenye akaunti yako hakuhitaji tena programu yako ya uthibitisho.',
  'app reset':
    'Kwa ombi lako tumeondoa programu ya uthibitisho kwenye akaunti yako. Unaweza kuingia bila programu hiyo.',
  'app undone':
    'Pamoja na nywila yako mpya tumeondoa programu ya uthibitisho kwenye akaunti yako. Iweke tena kama ilikuwa yako.',
  'new recovery codes': 'Akaunti yako ina namba mpya za dharura. Zile za awali hazifanyi kazi tena.',
  'sms on': 'Kuingia kwenye akaunti yako sasa kunahitaji namba kwa SMS.',
  'sms off': 'Kuingia kwenye akaunti yako hakuhitaji tena namba kwa SMS.',
  'password changed':
    'Nywila ya akaunti yako imebadilishwa, na vifaa vingine vyote vimeondolewa. Si wewe? Irejeshe kwa "Umesahau nywila?" na utuambie mara moja.',
  'password recovered':
    'Akaunti yako ina nywila mpya, iliyowekwa kwa namba kutoka simu yako. Vifaa vyote vimeondolewa. Si wewe? Irejeshe tena na utuambie mara moja.',
  'password due':
    'Kwa usalama wako tumeondoa vifaa vyote kwenye akaunti yako na tunakuomba nywila mpya. Ingia au tumia "Umesahau nywila?". Kama mtu mwingine alikuwa ndani, utuambie mara moja.',
  'session ended': 'Kifaa kimoja kimeondolewa kwenye akaunti yako, kutoka kifaa kingine.',
  'sessions ended':
    'Kwa usalama wako tumeondoa vifaa vyote kwenye akaunti yako. Ingia tena. Kama mtu mwingine alikuwa ndani, badilisha nywila yako na utuambie mara moja.',
  'new device': 'Mtu ameingia kwenye akaunti yako kwa {device}. Kama si wewe, badilisha nywila yako sasa.',
};

const chinese: typeof english = {
  ifNotYou: '如非您本人操作，请更改密码并立即联系我们。',
  'app on':
    '登录您的账户现在需要身份验证器应用的验证码。您有新的恢复码。不是您本人？请通过“忘记密码？”找回密码，这会让所有设备退出登录，并立即联系我们。',
  'app off': '登录您的账户不再需要身份验证器应用。',
  'app reset': '应您的要求，我们已从您的账户移除身份验证器应用。您无需它即可登录。',
  'app undone': '随着新密码的设置，我们已从您的账户移除身份验证器应用。如果它是您的，请重新设置。',
  'new recovery codes': '您的账户有新的恢复码，之前的恢复码已失效。',
  'sms on': '登录您的账户现在需要短信验证码。',
  'sms off': '登录您的账户不再需要短信验证码。',
  'password changed':
    '您账户的密码已更改，所有其他设备均已退出登录。不是您本人？请通过“忘记密码？”找回密码并立即联系我们。',
  'password recovered':
    '您的账户已用手机验证码设置新密码，所有设备均已退出登录。不是您本人？请再次找回密码并立即联系我们。',
  'password due':
    '为了您的安全，我们已让所有设备从您的账户退出登录，并请您设置新密码。请登录或使用“忘记密码？”。如果有他人进入过您的账户，请立即联系我们。',
  'session ended': '有一台设备被另一台设备从您的账户退出登录。',
  'sessions ended':
    '为了您的安全，我们已让所有设备从您的账户退出登录。请重新登录。如果有他人进入过您的账户，请更改密码并立即联系我们。',
  'new device': '有人使用 {device} 登录了您的账户。如非您本人，请立即更改密码。',
};

const catalogues: Record<Language, typeof english> = { en: english, sw: swahili, zh: chinese };

/** Those that end with what to do say so themselves. */
const selfContained: readonly Change[] = [
  'app on',
  'password changed',
  'password recovered',
  'password due',
  'sessions ended',
];

export function changeText(language: Language, change: Change): string {
  const texts = catalogues[language];
  if (selfContained.includes(change)) return texts[change];
  return `${texts[change]}${language === 'zh' ? '' : ' '}${texts.ifNotYou}`;
}

const on: Record<Language, string> = { en: 'on', sw: 'kwenye', zh: '·' };

export function newDeviceText(language: Language, { os, browser }: { os: string; browser: string }): string {
  return catalogues[language]['new device'].replace('{device}', () => `${browser} ${on[language]} ${os}`);
}

export const changes = Object.keys(english).filter((id) => id !== 'ifNotYou' && id !== 'new device') as Change[];
