const en = {
  found: 'Leagues and markets',
  none: 'No club, league or market is called that. Try another word.',
  matches: (count: number) => `${count} matches`,
  market: 'Market: choose a match',
};

const sw: typeof en = {
  found: 'Ligi na masoko',
  none: 'Hakuna timu, ligi wala soko lenye jina hilo. Jaribu neno lingine.',
  matches: (count) => `Mechi ${count}`,
  market: 'Soko: chagua mechi',
};

const zh: typeof en = {
  found: '联赛与玩法',
  none: '没有叫这个名字的球队、联赛或玩法。换个词试试。',
  matches: (count) => `${count} 场比赛`,
  market: '玩法：选择一场比赛',
};

export const searchTexts = { en, sw, zh };
