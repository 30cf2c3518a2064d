const en = {
  popularHint: 'The codes that were bet on most in the last 24 hours. All of their picks are still open.',
  popularNone: 'No code is popular just now. Come back later, or make one of your own on the betslip.',
  slipsPlaced: (count: number) => `${count} slips`,
  useCode: 'Put on my slip',
};

type PopularCodesTexts = typeof en;

const sw: PopularCodesTexts = {
  popularHint: 'Namba zilizobashiriwa zaidi katika saa 24 zilizopita. Chaguo zake zote bado ziko wazi.',
  popularNone: 'Hakuna namba maarufu kwa sasa. Rudi baadaye, au tengeneza yako kwenye mkeka.',
  slipsPlaced: (count: number) => `Mikeka ${count}`,
  useCode: 'Weka kwenye mkeka wangu',
};

const zh: PopularCodesTexts = {
  popularHint: '过去 24 小时投注最多的预订码，所有选项仍可投注。',
  popularNone: '目前没有热门预订码。请稍后再来，或在投注单上生成自己的。',
  slipsPlaced: (count: number) => `${count} 张投注单`,
  useCode: '加入我的投注单',
};

export const popularCodesTexts = { en, sw, zh };
