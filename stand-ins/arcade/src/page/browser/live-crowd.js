import { find } from './find.js';

const spotsNamed = 3;

/**
 * @typedef {{ name: string, stake: string, on: Record<string, string> | null, won: string | null }} Bet
 */

/**
 * Who else plays, on what and for how much; the player's own line among them.
 *
 * @param {{ texts: Record<string, string>, fill(text: string, values: Record<string, string>): string, money(amount: string): string }} page
 */
export function mountCrowd({ texts, fill, money }) {
  const list = find('#crowd');
  const none = find('#crowd-none');
  const sum = find('#crowd-sum');

  /** @param {Bet} bet @param {string} you */
  function item(bet, you) {
    const row = document.createElement('li');
    const isYou = bet.name === you;
    row.toggleAttribute('data-you', isYou);
    const who = document.createElement('span');
    who.textContent = isYou ? (texts.yourself ?? '') : fill(texts.otherPlayer ?? '', { name: bet.name });
    const spots = document.createElement('small');
    spots.textContent = spotsOf(bet.on);
    who.append(spots);
    const amount = document.createElement('b');
    amount.className = 'figures';
    amount.textContent = money(bet.stake);
    row.append(who, amount);
    if (bet.won === null) return row;
    const isWon = Number(bet.won) > 0;
    row.dataset.kind = isWon ? 'won' : 'lost';
    amount.textContent = isWon ? fill(texts.wonHere ?? '', { amount: money(bet.won) }) : (texts.lostHere ?? '');
    return row;
  }

  return {
    /**
     * How the last turns ended, where the game's own part has no place for it.
     *
     * @param {readonly { outcome: Record<string, any> }[]} history
     * @param {(outcome: Record<string, any>) => { text: string, name: string }} beadOf
     */
    remember(history, beadOf) {
      const turns = find('#live-turns');
      turns.hidden = history.length === 0;
      turns.replaceChildren(
        ...history.map(({ outcome }) => {
          const { text, name } = beadOf(outcome);
          const item = document.createElement('li');
          const seen = document.createElement('span');
          seen.ariaHidden = 'true';
          seen.textContent = text;
          const heard = document.createElement('span');
          heard.className = 'visually-hidden';
          heard.textContent = name;
          item.append(seen, heard);
          return item;
        }),
      );
    },
    /** @param {{ bets: Bet[], players: number, total: string, you: string }} crowd */
    show({ bets, players, total, you }) {
      none.hidden = players > 0;
      sum.textContent = players > 0 ? fill(texts.crowdSum ?? '', { count: `${players}`, amount: money(total) }) : '';
      list.replaceChildren(...bets.map((bet) => item(bet, you)));
    },
  };
}

/** The first few spots, as the felt calls them. @param {Record<string, string> | null} on */
function spotsOf(on) {
  const names = Object.keys(on ?? {}).map((spot) => {
    const place = document.querySelector(`[data-spot="${CSS.escape(spot)}"]`);
    return place instanceof HTMLElement ? (place.dataset.name ?? spot) : spot;
  });
  return names.length > spotsNamed ? `${names.slice(0, spotsNamed).join(', ')}, …` : names.join(', ');
}
