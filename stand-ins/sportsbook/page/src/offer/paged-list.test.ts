import { expect, test } from 'vitest';
import type { MatchSummary } from '../../../src/contract/offer.ts';
import { afterOf, idsIn, type PagedList, withMore } from './paged-list.ts';

const page = (ids: string[], after: string | null) => ({ matches: ids.map((id) => ({ id }) as MatchSummary), after });

test('pages follow one another, and the last one says whether there are more', () => {
  const first: PagedList = { first: page(['1', '2'], 'a') };
  expect(afterOf(first)).toBe('a');
  const whole = withMore(withMore(first, page(['3'], 'b')), page(['4'], null));
  expect(idsIn(whole)).toEqual(['1', '2', '3', '4']);
  expect(afterOf(whole)).toBeNull();
});

test('a match that has moved to the first page stands there, once', () => {
  const { added } = withMore({ first: page(['1', '2'], 'a') }, page(['3', '4'], 'b'));
  expect(idsIn({ first: page(['2', '3'], 'c'), added })).toEqual(['2', '3', '4']);
});
