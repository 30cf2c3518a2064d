const inEach = <Value>(write: (language: string) => Value) => ({ en: write('en'), sw: write('sw'), zh: write('zh') });

/** A small file of promotions as an operator would write it: two categories, and a promotion in each. */
export function goodFile() {
  const promotion = (id: number, categories: number[]) => ({
    id,
    banner: 'welcome',
    isActive: true,
    startsAt: '2026-01-01T00:00:00+01:00',
    endsAt: null as string | null,
    categories,
    action: { path: '/slots', labels: inEach((language) => `go ${language}`) } as object | null,
    texts: inEach((language) => ({
      title: `promotion ${id} ${language}`,
      summary: `about ${id} ${language}`,
      text: `**Text** ${id} ${language}, see [slots](/slots).`,
      tags: [`tag ${language}`],
    })),
  });
  const category = (id: number, isInMenu: boolean) => ({
    id,
    isActive: true,
    isInMenu,
    names: inEach((language) => `category ${id} ${language}`),
  });
  return { categories: [category(1, true), category(2, false)], promotions: [promotion(1, [1]), promotion(2, [1, 2])] };
}
