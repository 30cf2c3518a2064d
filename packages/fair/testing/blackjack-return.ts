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
  const left = [0, ...values.map((value) => (value === 10 ? 16 : 4) * decks)];
  let size = 52 * decks;
  let up = 0;
  /** By what is left in the shoe: how often the dealer ends with each total, beyond twenty-one at 22, and has no blackjack. */
  const dealers = new Map<string, number[]>();
  const worths = new Map<string, number>();

  const count = (value: number) => left[value] ?? 0;
  const take = (value: number) => {
    left[value] = count(value) - 1;
    size -= 1;
  };
  const giveBack = (value: number) => {
    left[value] = count(value) + 1;
    size += 1;
  };

  function hasNoBlackjack(): number {
    if (up !== 1 && up !== 10) return 1;
    return 1 - count(11 - up) / size;
  }

  function dealerEnds(): number[] {
    const key = left.join();
    const known = dealers.get(key);
    if (known) return known;
    const ends: number[] = Array(most + 2).fill(0);
    const draw = (low: number, hasAce: boolean, isHole: boolean, chance: number) => {
      for (let value = 1; value <= 10; value += 1) {
        const next = (chance * count(value)) / size;
        if (next === 0) continue;
        const [then, has] = [low + value, hasAce || value === 1];
        const total = has && then + 10 <= most ? then + 10 : then;
        if (isHole && total === most) continue;
        if (total >= standsFrom) {
          const end = Math.min(total, most + 1);
          ends[end] = (ends[end] ?? 0) + next;
          continue;
        }
        take(value);
        draw(then, has, false, next);
        giveBack(value);
      }
    };
    draw(up, up === 1, true, 1);
    dealers.set(key, ends);
    return ends;
  }

  /** What a hand that is done brings beyond its stake, where the dealer has no blackjack. */
  function won(total: number): number {
    if (total > most) return -hasNoBlackjack();
    return dealerEnds().reduce(
      (sum, chance, end) => sum + (end > most || end < total ? chance : end > total ? -chance : 0),
      0,
    );
  }

  /** What a hand brings from here on; the cards of it have been taken. */
  function worth(low: number, hasAce: boolean, cards: number, pairOf: number | undefined): number {
    const isSoft = hasAce && low + 10 <= most;
    const total = isSoft ? low + 10 : low;
    if (total >= most) return won(total);
    const key = `${left} ${low} ${cards} ${pairOf}`;
    const known = worths.get(key);
    if (known !== undefined) return known;
    const deed = choose({ total, isSoft, up, canDouble: cards === 2, pairOf });
    const value = deed === 'stand' ? won(total) : drawn(low, hasAce, cards, deed);
    worths.set(key, value);
    return value;
  }

  function drawn(low: number, hasAce: boolean, cards: number, deed: BlackjackDeed): number {
    const isSplit = deed === 'split';
    const from = isSplit ? low / 2 : low;
    return values.reduce((sum, value) => {
      if (count(value) === 0) return sum;
      const chance = count(value) / size;
      take(value);
      const [then, has] = [from + value, hasAce || value === 1];
      const isLast = deed === 'double' || (isSplit && from === 1);
      const total = has && then + 10 <= most ? then + 10 : then;
      const brings = isLast ? won(total) : worth(then, has, isSplit ? 2 : cards + 1, undefined);
      giveBack(value);
      return sum + chance * brings * (deed === 'hit' ? 1 : 2);
    }, 0);
  }

  function begun(first: number, second: number): number {
    const isNatural = first + second === 11 && (first === 1 || second === 1);
    if (isNatural) return 1.5 * hasNoBlackjack();
    const pairOf = first === second ? first : undefined;
    return worth(first + second, first === 1 || second === 1, 2, pairOf) - (1 - hasNoBlackjack());
  }

  let back = 1;
  for (const shown of values) {
    up = shown;
    dealers.clear();
    worths.clear();
    const upChance = count(shown) / size;
    take(shown);
    for (const first of values) {
      const firstChance = count(first) / size;
      take(first);
      for (const second of values) {
        const chance = (upChance * firstChance * count(second)) / size;
        take(second);
        back += chance * begun(first, second);
        giveBack(second);
      }
      giveBack(first);
    }
    giveBack(shown);
  }
  return back;
}
