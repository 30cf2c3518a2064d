const en = {
  builderPending: 'The price is on its way.',
  builderExcluded: 'These picks exclude one another. Take one out.',
  builderContained: 'One of these picks is contained in the others and adds nothing. Take it out.',
  builderNotPriced: 'These picks have no price together. Take one out, or bet on them as singles.',
  builderTooMany: (most: number) => `A bet builder has ${most} picks at most. Take one out.`,
  builderClosed: 'One of these picks cannot be bet on any more. Take it out.',
  builderSuspended: 'One of these picks is suspended. Its price comes back in a moment.',
  builderAbout: 'One bet on one match. It is won when all its picks are.',
  builderVoid: 'All picks have one price together. If none is lost and one is void, the stake goes back.',
};

export type BuilderTexts = typeof en;

const sw: BuilderTexts = {
  builderPending: 'Bei inakuja.',
  builderExcluded: 'Chaguo hizi zinapingana. Ondoa moja.',
  builderContained: 'Chaguo moja tayari limo katika mengine na haliongezi chochote. Liondoe.',
  builderNotPriced: 'Chaguo hizi hazina bei pamoja. Ondoa moja, au zibashiri mojamoja.',
  builderTooMany: (most) => `Dau la kuunganisha lina chaguo ${most} kwa zaidi. Ondoa moja.`,
  builderClosed: 'Chaguo moja haliwezi kubashiriwa tena. Liondoe.',
  builderSuspended: 'Chaguo moja limesimamishwa. Bei yake itarudi punde.',
  builderAbout: 'Dau moja kwa mechi moja. Hushinda chaguo zake zote zikishinda.',
  builderVoid: 'Chaguo zote zina bei moja pamoja. Hakuna lililopotea na moja likiwa batili, dau hurudishwa.',
};

const zh: BuilderTexts = {
  builderPending: '正在获取赔率。',
  builderExcluded: '这些选项互相排斥。请移除一个。',
  builderContained: '其中一个选项已被其他选项包含，不增加任何内容。请移除它。',
  builderNotPriced: '这些选项没有共同的赔率。请移除一个，或分别单注投注。',
  builderTooMany: (most) => `同场组合最多 ${most} 个选项。请移除一个。`,
  builderClosed: '其中一个选项已不能投注。请移除它。',
  builderSuspended: '其中一个选项已暂停，赔率稍后恢复。',
  builderAbout: '对一场比赛的一注。所有选项都赢才算赢。',
  builderVoid: '所有选项共用一个赔率。没有输的选项而有一个无效时，退还投注额。',
};

export const builderTexts = { en, sw, zh };
