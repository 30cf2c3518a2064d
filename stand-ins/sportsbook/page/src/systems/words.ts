const en = {
  system: 'System',
  which: 'Which system',
  /** `2/3 · 3 lines`. */
  choice: (name: string, lines: number) => `${name} · ${lines} lines`,
  lines: (count: number) => `${count} lines`,
  linesWon: (won: number, of: number) => `${won} of ${of} lines won so far`,
  linesWonAll: (won: number, of: number) => `${won} of ${of} lines won`,
  stakeEachLine: 'Stake for each line',
  banker: 'Banker',
  bankers: 'Bankers',
  bankersHint: 'A banker is in every line. If it loses, the bet is lost.',
  about: (size: string, free: number, bankers: number) =>
    `Every choice of ${size} of ${free} picks${bankers > 0 ? `, each with ${bankers === 1 ? 'the banker' : 'all bankers'},` : ''} is a line. A line is won when all its picks are; the bet pays the sum of its lines, rounded down once.`,
  none: 'A system needs three picks or more, of different matches, and no more than 1,000 lines.',
  or: 'or',
};

export type SystemTexts = typeof en;

const sw: SystemTexts = {
  system: 'Mfumo',
  which: 'Mfumo upi',
  choice: (name, lines) => `${name} · mistari ${lines}`,
  lines: (count) => `Mistari ${count}`,
  linesWon: (won, of) => `Mistari ${won} kati ya ${of} imeshinda hadi sasa`,
  linesWonAll: (won, of) => `Mistari ${won} kati ya ${of} imeshinda`,
  stakeEachLine: 'Dau kwa kila mstari',
  banker: 'Banka',
  bankers: 'Mabanka',
  bankersHint: 'Banka liko katika kila mstari. Likipoteza, dau limepotea.',
  about: (size, free, bankers) =>
    `Kila mchanganyiko wa chaguo ${size} kati ya ${free}${bankers > 0 ? ', pamoja na banka zote,' : ''} ni mstari. Mstari hushinda chaguo zake zote zikishinda; dau hulipa jumla ya mistari yake, ikipunguzwa mara moja hadi kiasi kinacholipika.`,
  none: 'Mfumo unahitaji chaguo tatu au zaidi, za mechi tofauti, na mistari isiyozidi 1,000.',
  or: 'au',
};

const zh: SystemTexts = {
  system: '系统投注',
  which: '选择系统',
  choice: (name, lines) => `${name} · ${lines} 注`,
  lines: (count) => `${count} 注`,
  linesWon: (won, of) => `${of} 注中目前已赢 ${won} 注`,
  linesWonAll: (won, of) => `${of} 注中赢 ${won} 注`,
  stakeEachLine: '每注金额',
  banker: '胆',
  bankers: '胆选项',
  bankersHint: '胆在每一注里。胆输了，整单即输。',
  about: (size, free, bankers) =>
    `从 ${free} 个选项中每选 ${size} 个${bankers > 0 ? '并加上所有胆' : ''}为一注。一注的选项全赢才算赢；返还为各注之和，只向下取整一次。`,
  none: '系统投注需要三个或更多不同比赛的选项，且不超过 1,000 注。',
  or: '或',
};

export const systemTexts = { en, sw, zh };
