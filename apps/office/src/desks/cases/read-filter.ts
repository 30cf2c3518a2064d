import { type CaseCategory, type CaseState, caseCategories, caseStates } from '@harmattan/contract/office';

export const views = ['waiting', 'all', 'complaints'] as const;
export type CaseView = (typeof views)[number];

export const owners = ['mine', 'none', 'others'] as const;

export interface CaseFilter {
  view: CaseView;
  category: CaseCategory | undefined;
  state: CaseState | undefined;
  owner: (typeof owners)[number] | undefined;
}

/** What the address asks for. A word that is not known asks for nothing. */
export function readFilter(search: URLSearchParams): CaseFilter {
  const one = <Word extends string>(words: readonly Word[], name: string) =>
    words.find((word) => word === search.get(name));
  return {
    view: one(views, 'view') ?? 'waiting',
    category: one(caseCategories, 'category'),
    state: one(caseStates, 'state'),
    owner: one(owners, 'owner'),
  };
}

/** The address of a filter, without what is as usual. */
export function hrefOf({ view, category, state, owner }: CaseFilter): string {
  const given = Object.entries({ view: view === 'waiting' ? undefined : view, category, state, owner });
  const search = new URLSearchParams(given.flatMap(([name, word]) => (word === undefined ? [] : [[name, word]])));
  return search.size === 0 ? '/cases' : `/cases?${search}`;
}
