import type { Situation } from '../src/blackjack/basic-strategy.ts';
import type { BlackjackDeed } from '../src/blackjack/blackjack-hand.ts';

const values = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
const most = 21;
const standsFrom = 17;

/**
 * What comes back of a stake for a player who keeps to a strategy, by going through every hand of the player's and every hand of
 * the dealer's with the cards that are then left in the shoe. It shares no code with the engine.
 *
 * Two things make it short. The order in which cards leave a shuffled shoe does not matter, so the player's are taken first, and
 * the dealer's blackjack is counted as if it were looked for afterwards. And the second hand of a split has the same chances as
 * the first.
 */
export function blackjackReturn(decks: number, choose: (situation: Situation) => BlackjackDeed): number {
  const shoe = createShoe(decks);
  return shoe.average((up) => {
    const player = createPlayer(shoe, { up, dealer: createDealer(shoe, up), choose });
    return shoe.average((first) => shoe.average((second) => 1 + player.begun(first, second)));
  });
}

type Shoe = ReturnType<typeof createShoe>;

function createShoe(decks: number) {
  const left = [0, ...values.map((value) => (value === 10 ? 16 : 4) * decks)];
  let size = 52 * decks;

  const count = (value: number) => left[value] ?? 0;
  const chance = (value: number) => count(value) / size;

  /** What something brings when this card is gone. */
  function without<Brought>(value: number, bring: () => Brought): Brought {
    left[value] = count(value) - 1;
    size -= 1;
    const brought = bring();
    left[value] = count(value) + 1;
    size += 1;
    return brought;
  }

  /** Over the next card, which is gone then. */
  function average(bring: (value: number) => number): number {
    return values.reduce((sum, value) => {
      const next = chance(value);
      return next === 0 ? sum : sum + next * without(value, () => bring(value));
    }, 0);
  }

  return { chance, without, average, key: () => left.join() };
}

function createDealer(shoe: Shoe, up: number) {
  /** By what is left in the shoe: how often the dealer ends with each total, beyond twenty-one at 22, and has no blackjack. */
  const known = new Map<string, number[]>();

  function hasNoBlackjack(): number {
    return up === 1 || up === 10 ? 1 - shoe.chance(11 - up) : 1;
  }

  function countEnds(): number[] {
    const ends: number[] = Array(most + 2).fill(0);
    const draw = (low: number, hasAce: boolean, isHole: boolean, chance: number) => {
      for (const value of values) {
        const next = chance * shoe.chance(value);
        if (next === 0) continue;
        const [then, has] = [low + value, hasAce || value === 1];
        const total = totalOf(then, has);
        if (isHole && total === most) continue;
        if (total >= standsFrom) {
          const end = Math.min(total, most + 1);
          ends[end] = (ends[end] ?? 0) + next;
          continue;
        }
        shoe.without(value, () => draw(then, has, false, next));
      }
    };
    draw(up, up === 1, true, 1);
    return ends;
  }

  /** What a hand that is done brings beyond its stake, where the dealer has no blackjack. */
  function won(total: number): number {
    if (total > most) return -hasNoBlackjack();
    const key = shoe.key();
    const ends = known.get(key) ?? countEnds();
    known.set(key, ends);
    return ends.reduce((sum, chance, end) => sum + (end > most || end < total ? chance : end > total ? -chance : 0), 0);
  }

  return { hasNoBlackjack, won };
}

function createPlayer(
  shoe: Shoe,
  {
    up,
    dealer: { hasNoBlackjack, won },
    choose,
  }: {
    up: number;
    dealer: ReturnType<typeof createDealer>;
    choose: (situation: Situation) => BlackjackDeed;
  },
) {
  const worths = new Map<string, number>();

  /** What a hand brings from here on; the cards of it have been taken. */
  function worth(low: number, hasAce: boolean, cards: number, pairOf: number | undefined): number {
    const total = totalOf(low, hasAce);
    if (total >= most) return won(total);
    const key = `${shoe.key()} ${low} ${cards} ${pairOf}`;
    const known = worths.get(key);
    if (known !== undefined) return known;
    const deed = choose({ total, isSoft: total > low, up, canDouble: cards === 2, pairOf });
    const value = deed === 'stand' ? won(total) : drawn(low, hasAce, cards, deed);
    worths.set(key, value);
    return value;
  }

  function drawn(low: number, hasAce: boolean, cards: number, deed: BlackjackDeed): number {
    const isSplit = deed === 'split';
    const from = isSplit ? low / 2 : low;
    const isLast = deed === 'double' || (isSplit && from === 1);
    const brings = shoe.average((value) => {
      const [then, has] = [from + value, hasAce || value === 1];
      return isLast ? won(totalOf(then, has)) : worth(then, has, isSplit ? 2 : cards + 1, undefined);
    });
    return brings * (deed === 'hit' ? 1 : 2);
  }

  /** What two cards bring beyond the stake. */
  function begun(first: number, second: number): number {
    const isNatural = first + second === 11 && (first === 1 || second === 1);
    if (isNatural) return 1.5 * hasNoBlackjack();
    const pairOf = first === second ? first : undefined;
    return worth(first + second, first === 1 || second === 1, 2, pairOf) - (1 - hasNoBlackjack());
  }

  return { begun };
}

function totalOf(low: number, hasAce: boolean): number {
  return hasAce && low + 10 <= most ? low + 10 : low;
}
