import { marketRules } from '@harmattan/kernel/market-rules';
import type { Language } from '@harmattan/process/stand-in/language';

const { unitNames, smallestUnitNames } = marketRules;

type Texts = Record<Language, Record<string, string>>;

/** What all provably fair games say. */
const shared: Texts = {
  en: {
    stakeLabel: 'Stake',
    half: 'Half the stake',
    twice: 'Double the stake',
    amountHint: '{min} to {max}',
    amountWrong: 'Write an amount from {min} to {max}.',
    beads: 'Your last results, newest first',
    rules: 'Rules',
    rulesTitle: 'Rules and return',
    close: 'Close',
    wonTotal: '{result} You won {amount}.',
    partBack: '{result} {amount} of your {stake} came back.',
    stakeBack: '{result} Your {stake} came back.',
    lostTotal: '{result} You lost {amount}.',
    limits: `Stakes from 10 to 50,000 ${unitNames.en}. One round wins at most 10,000,000 ${unitNames.en}.`,
    provable:
      'Every round follows from a seed of ours, to which we are bound before you play, a seed of yours, and a number that counts your rounds. Afterwards you can work it out yourself.',
    whole: `Multipliers include the stake: 2× gives back twice what was staked. Part of a ${smallestUnitNames.en} is not paid.`,
    multiplier: 'Multiplier',
    chance: 'Chance',
    returns: 'Return',
    wins: 'Pays',
  },
  sw: {
    stakeLabel: 'Dau',
    half: 'Nusu ya dau',
    twice: 'Dau mara mbili',
    amountHint: '{min} hadi {max}',
    amountWrong: 'Andika kiasi kuanzia {min} hadi {max}.',
    beads: 'Matokeo yako ya mwisho, jipya kwanza',
    rules: 'Kanuni',
    rulesTitle: 'Kanuni na marejesho',
    close: 'Funga',
    wonTotal: '{result} Umeshinda {amount}.',
    partBack: '{result} {amount} kati ya {stake} zimerudi.',
    stakeBack: '{result} {stake} yako imerudi.',
    lostTotal: '{result} Umepoteza {amount}.',
    limits: `Dau ni ${unitNames.sw} 10 hadi 50,000. Raundi moja hushinda si zaidi ya ${unitNames.sw} 10,000,000.`,
    provable:
      'Kila raundi hutokana na mbegu yetu ambayo tumefungwa nayo kabla hujacheza, mbegu yako, na namba inayohesabu raundi zako. Baadaye unaweza kuikokotoa mwenyewe.',
    whole: `Vizidishi vinajumuisha dau: 2× hurudisha mara mbili ya dau. Sehemu ya ${smallestUnitNames.sw} hailipwi.`,
    multiplier: 'Kizidishi',
    chance: 'Uwezekano',
    returns: 'Marejesho',
    wins: 'Hulipa',
  },
  zh: {
    stakeLabel: '投注',
    half: '投注减半',
    twice: '投注加倍',
    amountHint: '{min} 至 {max}',
    amountWrong: '请输入 {min} 至 {max} 之间的金额。',
    beads: '您最近的结果，最新在前',
    rules: '规则',
    rulesTitle: '规则与返还率',
    close: '关闭',
    wonTotal: '{result}您赢得 {amount}。',
    partBack: '{result}您的 {stake} 中退回 {amount}。',
    stakeBack: '{result}您的 {stake} 已退回。',
    lostTotal: '{result}您输掉 {amount}。',
    limits: `投注 10 至 50,000 ${unitNames.zh}。每局最多赢得 10,000,000 ${unitNames.zh}。`,
    provable:
      '每局结果由三部分推出：我方种子（您投注前已承诺，无法更改）、您的种子，以及您的局数编号。事后您可以自行核算。',
    whole: '倍数包含本金：2× 即返还投注的两倍。不足一考包的部分不派发。',
    multiplier: '倍数',
    chance: '概率',
    returns: '返还率',
    wins: '派彩',
  },
};

/** A game's own texts together with those of all of them. */
export function withProvableTexts(own: Texts): Texts {
  return {
    en: { ...shared.en, ...own.en },
    sw: { ...shared.sw, ...own.sw },
    zh: { ...shared.zh, ...own.zh },
  };
}
