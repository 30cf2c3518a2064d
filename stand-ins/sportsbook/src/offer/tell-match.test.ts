import { expect, test } from 'vitest';
import { keepMain } from './tell-match.ts';

test('lists hear of their own market only, and that it is closed', () => {
  expect(keepMain({ m: '1', v: 2, o: { main: [1], other: [2] } }, 'main')).toEqual({ m: '1', v: 2, o: { main: [1] } });
  expect(keepMain({ m: '1', v: 2, t: 5, o: { other: [2] } }, 'main')).toEqual({ m: '1', v: 2, t: 5 });
  expect(keepMain({ m: '1', v: 2, o: { main: null } }, 'main')).toEqual({ m: '1', v: 2, o: { main: null } });
});

test('who begins to watch a match whose market is closed is told so', () => {
  expect(keepMain({ m: '1', v: 2, w: 1, o: { other: [2] } }, 'main')).toEqual({
    m: '1',
    v: 2,
    w: 1,
    o: { main: null },
  });
});
