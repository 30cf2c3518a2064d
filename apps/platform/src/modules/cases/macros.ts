import type { CaseCategory } from '@harmattan/contract/office';

type MacroLanguage = 'en' | 'sw' | 'zh';

interface Macro {
  key: string;
  category: CaseCategory;
  /** For the staff. */
  title: string;
  text: Record<MacroLanguage, string>;
}

/** Ready texts. They promise nothing that the staff has to look up first. */
const macros: Macro[] = [
  {
    ...{ key: 'received', category: 'other', title: 'We are looking into it' },
    text: {
      en: 'Thank you for your message. We are looking into it and will answer you here.',
      sw: 'Asante kwa ujumbe wako. Tunalifuatilia na tutakujibu hapa.',
      zh: '感谢您的留言。我们正在查询，并会在此答复您。',
    },
  },
  {
    ...{ key: 'session-id', category: 'deposit', title: 'Ask for the session id of a transfer' },
    text: {
      en: 'We cannot find your payment yet. Please send us the session id of the transfer, which your bank app shows on the receipt, with the amount and the time. A picture alone is not enough.',
      sw: 'Bado hatujaona malipo yako. Tafadhali tutumie namba ya kikao ya uhamisho, inayoonekana kwenye risiti ya programu ya benki yako, pamoja na kiasi na muda. Picha peke yake haitoshi.',
      zh: '我们暂未找到您的付款。请将银行应用收据上的转账会话编号连同金额和时间发给我们。仅有截图是不够的。',
    },
  },
  {
    ...{ key: 'bank-returns', category: 'deposit', title: 'The bank gives the money back' },
    text: {
      en: 'The payment service has not received this payment. Your bank gives such money back by itself, as a rule within a few days. Please ask your bank if it does not.',
      sw: 'Huduma ya malipo haijapokea malipo haya. Kwa kawaida benki yako hurudisha pesa hizo yenyewe ndani ya siku chache. Tafadhali uliza benki yako zisiporudi.',
      zh: '支付服务没有收到这笔付款。银行通常会在几天内自动退回。若未退回，请询问您的银行。',
    },
  },
  {
    ...{ key: 'withdrawal-checked', category: 'withdrawal', title: 'The withdrawal is being checked' },
    text: {
      en: 'Your withdrawal is being checked by our payments team. The money is set aside for you. You need not ask for it again.',
      sw: 'Ombi lako la kutoa pesa linakaguliwa na timu yetu ya malipo. Pesa zimetengwa kwa ajili yako. Huna haja ya kuomba tena.',
      zh: '我们的付款团队正在核对您的提款。款项已为您预留，无需重复申请。',
    },
  },
  {
    ...{ key: 'name-differs', category: 'withdrawal', title: 'The account is in another name' },
    text: {
      en: 'We pay out to accounts in your own name only. The name of the bank account differs from that of your profile. Please choose an account of your own, or tell us why the names differ.',
      sw: 'Tunalipa kwenye akaunti zenye jina lako pekee. Jina la akaunti ya benki linatofautiana na la wasifu wako. Tafadhali chagua akaunti yako mwenyewe, au tueleze kwa nini majina yanatofautiana.',
      zh: '我们只向您本人名下的账户付款。该银行账户的户名与您的资料不符。请选择您本人的账户，或说明姓名不同的原因。',
    },
  },
  {
    ...{ key: 'bet-settled', category: 'bet', title: 'How the bet was settled' },
    text: {
      en: 'Your bet was settled by the official result and by the rules that were in force when you placed it. You find every leg with its result under My bets.',
      sw: 'Mkeka wako ulilipwa kwa matokeo rasmi na kwa kanuni zilizokuwepo ulipoweka. Kila chaguo na matokeo yake yako kwenye Mikeka yangu.',
      zh: '您的投注已按官方赛果和下注时有效的规则结算。每一项及其结果可在“我的投注”中查看。',
    },
  },
  {
    ...{ key: 'round-ended', category: 'game', title: 'An interrupted round' },
    text: {
      en: 'A round that was interrupted is finished on the server, and its outcome is in your balance. You find it under Games with the number of the round.',
      sw: 'Raundi iliyokatizwa hukamilishwa kwenye seva, na matokeo yake yako kwenye salio lako. Iko kwenye Michezo ikiwa na namba ya raundi.',
      zh: '中断的牌局会在服务器上完成，结果已计入您的余额。您可在“游戏”中按牌局编号查看。',
    },
  },
  {
    ...{ key: 'never-password', category: 'account', title: 'We never ask for a password' },
    text: {
      en: 'We never ask for your password or for a code. Please tell them to no one. If you have told someone, change your password now and end the other sessions under Security.',
      sw: 'Hatuombi kamwe nenosiri lako wala msimbo. Tafadhali usimwambie mtu yeyote. Kama umemwambia mtu, badilisha nenosiri lako sasa na ufunge vipindi vingine kwenye Usalama.',
      zh: '我们绝不会索要您的密码或验证码，请勿告诉任何人。若已告知他人，请立即更改密码，并在“安全”中结束其他会话。',
    },
  },
  {
    ...{ key: 'take-a-break', category: 'safe-play', title: 'Limits and help' },
    text: {
      en: 'Thank you for telling us. The page Responsible gaming says how to keep it a game and where to find help. Tell us here if you want us to close your account.',
      sw: 'Asante kwa kutuambia. Ukurasa wa Michezo ya kuwajibika unaeleza jinsi ya kuubakiza kuwa mchezo na mahali pa kupata msaada. Tuambie hapa ukitaka tufunge akaunti yako.',
      zh: '感谢您告诉我们。“负责任博彩”页面说明如何保持娱乐心态以及在哪里获得帮助。若您希望我们关闭您的账户，请在此告知。',
    },
  },
  {
    ...{ key: 'complaint-received', category: 'complaint', title: 'The complaint is registered' },
    text: {
      en: 'We have registered your complaint. The terms say within which time we answer it, and whom you can turn to if you do not agree with the answer.',
      sw: 'Tumesajili malalamiko yako. Masharti yanaeleza ndani ya muda gani tunajibu, na unaweza kwenda kwa nani usipokubaliana na jibu.',
      zh: '我们已登记您的投诉。条款说明我们在多长时间内答复，以及若您不同意答复可以向谁提出。',
    },
  },
];

export function macrosIn(language: MacroLanguage) {
  return macros.map(({ key, category, title, text }) => ({ key, category, title, text: text[language] }));
}
