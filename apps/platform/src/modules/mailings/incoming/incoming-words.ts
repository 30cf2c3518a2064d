/** What a text asks for. Only the first word counts: phones add signatures. */
const words = {
  stop: ['STOP', 'STOPALL', 'UNSUBSCRIBE', 'END', 'QUIT', 'CANCEL', 'ACHA', 'SITISHA', '退订'],
  start: ['START', 'UNSTOP', 'ANZA', '订阅'],
} as const;

export type IncomingWord = keyof typeof words;

export function wordOf(text: string): IncomingWord | undefined {
  const [first = ''] = text.normalize('NFKC').trim().toUpperCase().split(/\s+/);
  const plain = first.replaceAll(/[^\p{L}]/gu, '');
  if (words.stop.some((word) => word === plain)) return 'stop';
  return words.start.some((word) => word === plain) ? 'start' : undefined;
}

type Language = 'en' | 'sw' | 'zh';
export type IncomingAnswer = 'stopped' | 'started' | 'kept off';

export const answers: Record<Language, Record<IncomingAnswer, string>> = {
  en: {
    stopped: 'You get no more offers from us. Codes and news about your account still come. Reply START for offers.',
    started: 'You get our offers again. Reply STOP to end them.',
    'kept off': 'Offers to your account stay off. Write to us in the app if you have a question.',
  },
  sw: {
    stopped: 'Hutapata tena ofa zetu. Namba za siri na habari za akaunti yako bado zitakuja. Jibu START kupata ofa.',
    started: 'Utapata ofa zetu tena. Jibu STOP kuziacha.',
    'kept off': 'Ofa kwa akaunti yako bado zimezimwa. Tuandikie kwenye programu kama una swali.',
  },
  zh: {
    stopped: '您将不再收到优惠信息。验证码和账户通知仍会发送。回复START可重新接收。',
    started: '您将重新收到优惠信息。回复STOP可退订。',
    'kept off': '您的账户仍不接收优惠信息。如有疑问，请在应用内联系我们。',
  },
};
