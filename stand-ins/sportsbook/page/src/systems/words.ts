const en = {
  which: 'Which system',
  /** `2/3 · 3 lines`. */
  choice: (name: string, lines: number) => `${name} · ${lines} lines`,
  linesWon: (won: number, of: number) => `${won} of ${of} lines won so far`,
  linesWonAll: (won: number, of: number) => `${won} of ${of} lines won`,
  banker: 'Banker',
  bankers: 'Bankers',
  bankersHint: 'A banker is in every line. If it loses, the bet is lost.',
  about: (size: string, free: number, bankers: number) =>
    `Every choice of ${size} of ${free} picks${bankers > 0 ? `, each with ${bankers === 1 ? 'the banker' : 'all bankers'},` : ''} is a line. A line is won when all its picks are; the bet pays the sum of its lines, rounded down once.`,
};

export type SystemTexts = typeof en;

const sw: SystemTexts = {
  which: 'Mfumo upi',
  choice: (name, lines) => `${name} · mistari ${lines}`,
  linesWon: (won, of) => `Mistari ${won} kati ya ${of} imeshinda hadi sasa`,
  linesWonAll: (won, of) => `Mistari ${won} kati ya ${of} imeshinda`,
  banker: 'Banka',
  bankers: 'Mabanka',
  bankersHint: 'Banka liko katika kila mstari. Likipoteza, dau limepotea.',
  about: (size, free, bankers) =>
    `Kila mchanganyiko wa chaguo ${size} kati ya ${free}${bankers > 0 ? ', pamoja na banka zote,' : ''} ni mstari. Mstari hushinda chaguo zake zote zikishinda; dau hulipa jumla ya mistari yake, ikipunguzwa mara moja hadi kiasi kinacholipika.`,
};

const zh: SystemTexts = {
  which: '选择系统',
  choice: (name, lines) => `${name} · ${lines} 注`,
  linesWon: (won, of) => `${of} 注中目前已赢 ${won} 注`,
  linesWonAll: (won, of) => `${of} 注中赢 ${won} 注`,
  banker: '胆',
  bankers: '胆选项',
  bankersHint: '胆在每一注里。胆输了，整单即输。',
  about: (size, free, bankers) =>
    `从 ${free} 个选项中每选 ${size} 个${bankers > 0 ? '并加上所有胆' : ''}为一注。一注的选项全赢才算赢；返还为各注之和，只向下取整一次。`,
};

export const systemTexts = { en, sw, zh };
