import { marketRules } from '@harmattan/kernel/market-rules';
import type { Language } from '@harmattan/process/stand-in/language';
import { builderTexts } from '../../page/src/builders/words.ts';
import { systemTexts } from '../../page/src/systems/words.ts';
import { en } from '../../page/src/texts/en.ts';
import { sw } from '../../page/src/texts/sw.ts';
import { zh } from '../../page/src/texts/zh.ts';

const { payOutUnitNames } = marketRules;

/** What only a ticket says. All other words are the page's own, so that both call the same thing alike. */
const own = {
  en: {
    ticketTitle: 'Bet ticket',
    sandbox: 'Sandbox: no real money.',
    placedAt: 'Placed',
    settledAt: 'Settled',
    wasLive: 'live',
    rules: `The return is the stake times the prices of the picks that won, worked out exactly; a part of a ${payOutUnitNames.en} is not paid. A void pick counts 1.00; with every pick void the stake goes back.`,
    rulesVersion: (version: number) => `Rules, version ${version}`,
    returnMax: 'Largest pay-out',
    copyPicks: 'Put these picks on my slip',
    copyOpen: (open: number, of: number) => `${open} of ${of} picks can be bet on now.`,
    copyPrice: (price: string) => `Price now: ${price}.`,
    copyNoPrice: 'The slip says at which price.',
    copyNone: 'None of these picks can be bet on any more.',
    link: 'Whoever has the link to this ticket can read it. It does not say whose bet it is.',
  },
  sw: {
    ticketTitle: 'Tiketi ya dau',
    sandbox: 'Majaribio: hakuna pesa halisi.',
    placedAt: 'Iliwekwa',
    settledAt: 'Ilikamilishwa',
    wasLive: 'moja kwa moja',
    rules: `Malipo ni dau mara bei za chaguo zilizoshinda, yakikokotolewa kwa usahihi; sehemu ya ${payOutUnitNames.sw} hailipwi. Chaguo lililobatilishwa huhesabiwa 1.00; zote zikibatilishwa dau hurudishwa.`,
    rulesVersion: (version: number) => `Kanuni, toleo la ${version}`,
    returnMax: 'Malipo makubwa zaidi',
    copyPicks: 'Weka chaguo hizi kwenye mkeka wangu',
    copyOpen: (open: number, of: number) => `Chaguo ${open} kati ya ${of} zinaweza kubashiriwa sasa.`,
    copyPrice: (price: string) => `Bei ya sasa: ${price}.`,
    copyNoPrice: 'Mkeka utaonyesha bei.',
    copyNone: 'Hakuna chaguo linaloweza kubashiriwa tena.',
    link: 'Yeyote mwenye kiungo cha tiketi hii anaweza kuisoma. Haisemi dau ni la nani.',
  },
  zh: {
    ticketTitle: '投注票据',
    sandbox: '测试环境：不涉及真实货币。',
    placedAt: '投注时间',
    settledAt: '结算时间',
    wasLive: '滚球',
    rules: `返还金额为本金乘以所有赢的选项的赔率，精确计算，不足一${payOutUnitNames.zh}的部分不支付。无效选项按 1.00 计；全部无效时退还本金。`,
    rulesVersion: (version: number) => `规则第 ${version} 版`,
    returnMax: '最高派彩',
    copyPicks: '加入我的投注单',
    copyOpen: (open: number, of: number) => `${of} 个选项中有 ${open} 个现在可投注。`,
    copyPrice: (price: string) => `当前赔率：${price}。`,
    copyNoPrice: '投注单上会显示赔率。',
    copyNone: '这些选项都已不能投注。',
    link: '持有此链接的人都可查看本票据。票据不显示投注人。',
  },
} satisfies Record<Language, object>;

export const ticketTexts = {
  en: { ...en, ...systemTexts.en, ...builderTexts.en, ...own.en },
  sw: { ...sw, ...systemTexts.sw, ...builderTexts.sw, ...own.sw },
  zh: { ...zh, ...systemTexts.zh, ...builderTexts.zh, ...own.zh },
} satisfies Record<Language, object>;

export type Texts = (typeof ticketTexts)['en'];
