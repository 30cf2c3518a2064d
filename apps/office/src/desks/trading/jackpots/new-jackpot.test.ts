import { expect, test } from 'vitest';
import { emptyGame, type JackpotDraft, readDraft, withType } from './new-jackpot.ts';

const game = { participant1: ' Gulls ', participant2: 'Dunes', league: 'Coast', startsAt: '2036-01-01T15:00' };
const draft: JackpotDraft = {
  ...{ typeId: '6', ticketPrice: '100.50', guarantee: '5000', share: '40.25', missed1: '', missed2: '600' },
  games: Array.from({ length: 6 }, () => game),
  reserves: [game],
};

test('a draft is told in numbers and instants, without consolations that are left empty', () => {
  expect(readDraft(draft)).toEqual({
    wish: {
      ...{ typeId: 6, ticketPrice: 100.5, guarantee: 5_000, sharePercent: 40.25 },
      consolation: [{ misses: 2, amount: 600 }],
      games: Array(6).fill({ ...game, participant1: 'Gulls', startsAt: new Date(game.startsAt).toISOString() }),
      reserves: [{ ...game, participant1: 'Gulls', startsAt: new Date(game.startsAt).toISOString() }],
    },
  });
});

test.each([
  [{ ticketPrice: '0' }, 'price'],
  [{ guarantee: 'much' }, 'guarantee'],
  [{ share: '101' }, 'share'],
  [{ share: '1e1' }, 'share'],
  [{ missed1: '-1' }, 'consolation'],
  [{ reserves: [{ ...game, league: ' ' }] }, 'games'],
  [{ reserves: [{ ...game, startsAt: '' }] }, 'games'],
])('%o is wrong', (change, problem) => {
  expect(readDraft({ ...draft, ...change })).toEqual({ problems: [problem] });
});

test('another type has its number of games, and keeps what was written', () => {
  const more = withType(draft, '10');
  expect(more.games).toHaveLength(13);
  expect(more.games[12]).toEqual(emptyGame(game.startsAt));
  expect(withType(more, '6').games).toEqual(draft.games);
});
