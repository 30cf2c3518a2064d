import type { Language } from './email-deps.ts';

interface MailText {
  subject: string;
  text: string;
}

/** The address may be that of a person who knows nothing of the account: the text says what to do then. */
export const codeMails: Record<Language, (code: string, brand: string) => MailText> = {
  en: (code, brand) => ({
    subject: `${code} is your code at ${brand}`,
    text: `${code} is your code to prove this e-mail address at ${brand}. It ends in 30 minutes.\n\nIf you did not ask for it, do nothing and tell it to no one: the address is then not used.\n`,
  }),
  sw: (code, brand) => ({
    subject: `${code} ni namba yako kwa ${brand}`,
    text: `${code} ni namba ya kuthibitisha barua pepe hii kwa ${brand}. Itatumika kwa dakika 30.\n\nKama hukuiomba, usifanye lolote na usimwambie mtu: barua pepe hii haitatumika.\n`,
  }),
  zh: (code, brand) => ({
    subject: `${code} 是您在 ${brand} 的验证码`,
    text: `${code} 是您在 ${brand} 验证此电子邮箱的验证码，30 分钟内有效。\n\n如非本人操作，请忽略，且不要告诉任何人：此邮箱将不会被使用。\n`,
  }),
};

/** To the address that was there before. */
export const replacedMails: Record<Language, (brand: string) => MailText> = {
  en: (brand) => ({
    subject: `Your e-mail address at ${brand} was changed`,
    text: `Your account at ${brand} now has another e-mail address. Nothing more is sent to this one.\n\nIf that was not you, sign in, change your password and write to us.\n`,
  }),
  sw: (brand) => ({
    subject: `Barua pepe yako kwa ${brand} imebadilishwa`,
    text: `Akaunti yako kwa ${brand} sasa ina barua pepe nyingine. Hatutatuma tena chochote hapa.\n\nKama si wewe, ingia, badilisha nenosiri lako na utuandikie.\n`,
  }),
  zh: (brand) => ({
    subject: `您在 ${brand} 的电子邮箱已更改`,
    text: `您在 ${brand} 的账户现在使用另一个电子邮箱，此邮箱不再收到邮件。\n\n如非本人操作，请登录、更改密码并联系我们。\n`,
  }),
};
