import { marketRules } from '@harmattan/kernel/market-rules';
import type { Language } from '@harmattan/process/stand-in/language';

const { unitNames } = marketRules;

type Texts = Record<Language, Record<string, string>>;

/** What every game says that is decided at once. */
const shared: Texts = {
  en: {
    stakeLabel: 'Stake',
    stakeLess: 'Lower the stake',
    stakeMore: 'Raise the stake',
    rules: 'Rules',
    rulesTitle: 'Rules and return',
    close: 'Close',
    returns: 'Return',
    steps: `Stakes are {steps} ${unitNames.en}.`,
    whole: 'Pays include the stake: 2× gives back twice what was staked.',
    chance: 'Every round is decided by the system’s generator when the stake is taken, and by nothing else.',
  },
  sw: {
    stakeLabel: 'Dau',
    stakeLess: 'Punguza dau',
    stakeMore: 'Ongeza dau',
    rules: 'Kanuni',
    rulesTitle: 'Kanuni na marejesho',
    close: 'Funga',
    returns: 'Marejesho',
    steps: `Dau ni ${unitNames.sw} {steps}.`,
    whole: 'Malipo yanajumuisha dau: 2× hurudisha mara mbili ya dau.',
    chance: 'Kila raundi huamuliwa na jenereta ya mfumo dau linapochukuliwa, na si kitu kingine.',
  },
  zh: {
    stakeLabel: '投注',
    stakeLess: '降低投注',
    stakeMore: '提高投注',
    rules: '规则',
    rulesTitle: '规则与返还率',
    close: '关闭',
    returns: '返还率',
    steps: `可选投注：{steps} ${unitNames.zh}。`,
    whole: '赔付包含本金：2× 即返还投注的两倍。',
    chance: '每局在扣除投注后由系统随机发生器决定，不受其他任何因素影响。',
  },
};

/** A game's own texts together with those of all of them. */
export function withInstantTexts(own: Texts): Texts {
  return {
    en: { ...shared.en, ...own.en },
    sw: { ...shared.sw, ...own.sw },
    zh: { ...shared.zh, ...own.zh },
  };
}
