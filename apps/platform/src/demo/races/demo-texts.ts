import type { Language, RaceText } from '../../modules/races/index.ts';

type Words = Record<Language, string>;

/** What is true of every race, and so of those of the sandbox. */
const rules: Words = {
  en: `## How it works
- Everything that you stake with real money on the games of this race counts. What you win or lose does not matter.
- Stakes count from the start to the end of the race, by our clock.
- A stake that is given back does not count. Free rounds do not count either.
- Of two players with the same turnover, the one who reached it first is ahead.

## Prizes
- Prizes are paid into your balance by themselves, shortly after the end. **There are no conditions**: the money is yours.
- A place that nobody reaches is not paid.
- Should we have to call a race off, nobody wins, and we say so here.`,
  sw: `## Jinsi inavyofanya kazi
- Kila dau unaloweka kwa pesa halisi kwenye michezo ya mbio hizi inahesabiwa. Ukishinda au ukishindwa haijalishi.
- Dau huhesabiwa tangu mwanzo hadi mwisho wa mbio, kwa saa yetu.
- Dau lililorudishwa halihesabiwi. Raundi za bure pia hazihesabiwi.
- Wachezaji wawili wakiwa sawa, aliyefika kwanza yuko mbele.

## Zawadi
- Zawadi huingia kwenye salio lako zenyewe, muda mfupi baada ya mwisho. **Hakuna masharti**: pesa ni zako.
- Nafasi ambayo hakuna aliyeifikia hailipwi.
- Tukilazimika kufuta mbio, hakuna mshindi, na tutasema hapa.`,
  zh: `## 规则
- 您在本场竞赛指定游戏中用真钱下注的全部金额都计入流水，输赢不影响成绩。
- 只计算从开始到结束之间的投注，以我们的时钟为准。
- 被退回的投注不计入，免费局也不计入。
- 流水相同时，先达到者排名在前。

## 奖金
- 竞赛结束后不久，奖金会自动存入您的余额。**没有附加条件**，奖金归您所有。
- 无人达到的名次不发奖金。
- 如果我们不得不取消竞赛，则无人获奖，我们会在此说明。`,
};

function textsOf(name: Words, opening: Words): Record<Language, RaceText> {
  const textOf = (language: Language) => ({
    name: name[language],
    rules: `${opening[language]}\n\n${rules[language]}`,
  });
  return { en: textOf('en'), sw: textOf('sw'), zh: textOf('zh') };
}

export interface DemoTemplate {
  slug: string;
  banner: string;
  texts: Record<Language, RaceText>;
}

/** They take turns, a day each. */
export const dailyTemplates: DemoTemplate[] = [
  {
    slug: 'dune-dash',
    banner: 'race-dunes',
    texts: textsOf(
      { en: 'Dune Dash', sw: 'Mbio za Matuta', zh: '沙丘冲刺' },
      {
        en: 'A day long, fifteen places win.',
        sw: 'Siku nzima, nafasi kumi na tano zinashinda.',
        zh: '为期一天，前十五名均有奖金。',
      },
    ),
  },
  {
    slug: 'lagos-night-race',
    banner: 'race-lagos-night',
    texts: textsOf(
      { en: 'Lagos Night Race', sw: 'Mbio za Usiku wa Lagos', zh: '拉各斯之夜' },
      {
        en: 'The city does not sleep, and neither does the board. A day long, fifteen places win.',
        sw: 'Jiji halilali, wala ubao wa washindani. Siku nzima, nafasi kumi na tano zinashinda.',
        zh: '城市不眠，榜单不停。为期一天，前十五名均有奖金。',
      },
    ),
  },
  {
    slug: 'baobab-cup',
    banner: 'race-baobab',
    texts: textsOf(
      { en: 'Baobab Cup', sw: 'Kombe la Mbuyu', zh: '猴面包树杯' },
      {
        en: 'Slow and strong, like the tree. A day long, fifteen places win.',
        sw: 'Polepole na imara, kama mti. Siku nzima, nafasi kumi na tano zinashinda.',
        zh: '像大树一样沉稳有力。为期一天，前十五名均有奖金。',
      },
    ),
  },
];

/** Short, so that there are races that ended soon after the sandbox began. */
export const sprintTemplate: DemoTemplate = {
  slug: 'lightning-sprint',
  banner: 'race-lightning',
  texts: textsOf(
    { en: 'Lightning Sprint', sw: 'Mbio za Radi', zh: '闪电冲刺' },
    {
      en: 'Over before you know it. Three places win.',
      sw: 'Zinaisha kabla hujajua. Nafasi tatu zinashinda.',
      zh: '转瞬即逝，前三名有奖金。',
    },
  ),
};
