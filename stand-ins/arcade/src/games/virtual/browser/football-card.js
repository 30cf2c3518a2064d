import { drawShirt } from './football-names.js';
import { priceText } from './odds-money.js';

/** @typedef {import('../../../page/browser/table.js').Table} Table */
/** @typedef {{ number: number, matches: { home: number, away: number, prices: number[] }[], standings?: number[][] }} Card */

/**
 * The fixtures with their prices, and the table of the league.
 *
 * @param {Table} table
 * @param {ReturnType<typeof import('./football-names.js').footballNames>} names
 */
export function mountFootballCard({ find, texts, fill, own: { clubs, markets } }, names) {
  const list = find('#matches');
  /** @type {string[]} */
  const spots = markets.flatMap((/** @type {{ spots: string[] }} */ market) => market.spots);
  /** @type {Card | undefined} */
  let card;

  /** @param {string} on @returns {[number, string]} */
  function readSpot(on) {
    const [, number = '0', spot = ''] = /^(\d+)-(.+)$/.exec(on) ?? [];
    return [Number(number) - 1, spot];
  }

  /** @param {string} on */
  function priceOf(on) {
    const [match, spot] = readSpot(on);
    return card?.matches[match]?.prices[spots.indexOf(spot)];
  }

  /** @param {string} on @param {{ home: number, away: number }[]} [matches] */
  function nameOf(on, matches = card?.matches) {
    const [match, spot] = readSpot(on);
    const pair = matches?.[match];
    return pair ? names.betName(spot, pair) : on;
  }

  /** @param {number} match @param {string} spot @param {{ home: number, away: number }} pair */
  function pick(match, spot, pair) {
    const on = `${match + 1}-${spot}`;
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'pick';
    button.dataset.pick = on;
    // What others bet on is told by its name as well.
    button.dataset.spot = on;
    button.dataset.name = nameOf(on);
    button.setAttribute('aria-pressed', 'false');
    const label = document.createElement('span');
    label.textContent = names.spotName(spot, pair);
    const price = document.createElement('b');
    price.className = 'figures';
    price.textContent = priceText(priceOf(on) ?? 0);
    button.setAttribute('aria-label', fill(texts.atPrice ?? '', { bet: nameOf(on), price: price.textContent }));
    button.append(label, price);
    return button;
  }

  /** @param {{ name: string, spots: string[] }} market @param {number} match @param {{ home: number, away: number }} pair */
  function group(market, match, pair) {
    const box = document.createElement('div');
    box.className = `picks picks-${market.name}`;
    box.setAttribute('role', 'group');
    box.setAttribute('aria-label', texts[`market-${market.name}`] ?? '');
    box.append(...market.spots.map((spot) => pick(match, spot, pair)));
    return box;
  }

  /** @param {{ home: number, away: number, prices: number[] }} match @param {number} at */
  function item(match, at) {
    const row = document.createElement('li');
    row.className = 'match';
    const head = document.createElement('h2');
    const score = document.createElement('b');
    score.className = 'figures';
    head.append(drawShirt(clubs[match.home]), names.matchName(match), drawShirt(clubs[match.away]), score);
    const [main, ...others] = markets;
    const more = document.createElement('details');
    // A single match has room for all of it.
    more.open = card?.matches.length === 1;
    const summary = document.createElement('summary');
    summary.textContent = texts.more ?? '';
    summary.setAttribute('aria-label', `${texts.more}: ${names.matchName(match)}`);
    more.append(summary);
    for (const market of others) {
      const title = document.createElement('h3');
      title.textContent = texts[`market-${market.name}`] ?? '';
      more.append(title, group(market, at, match));
    }
    row.append(head, group(main, at, match), more);
    return row;
  }

  /** @param {number[]} row @param {number} at */
  function standing([club = 0, played, won, drawn, lost, scored = 0, conceded = 0, points], at) {
    const row = document.createElement('tr');
    const name = document.createElement('th');
    name.scope = 'row';
    name.append(drawShirt(clubs[club]), names.clubName(club));
    const between = scored - conceded;
    const cells = [at + 1, played, won, drawn, lost, between > 0 ? `+${between}` : between, points].map((value) => {
      const cell = document.createElement('td');
      cell.className = 'figures';
      cell.textContent = `${value}`.replace('-', '−');
      return cell;
    });
    row.append(...cells.slice(0, 1), name, ...cells.slice(1));
    return row;
  }

  return {
    number: () => card?.number,
    matches: () => card?.matches ?? [],
    priceOf,
    nameOf,
    /** @param {Card} next */
    show(next) {
      card = next;
      find('#turn-name').textContent = names.turnName(next.number);
      list.replaceChildren(...next.matches.map(item));
      const table = document.querySelector('#standings');
      table?.replaceChildren(...(next.standings ?? []).map(standing));
    },
    /** How the matches ended, beside their prices. @param {Record<string, any>} outcome */
    showScores({ matches }) {
      for (const [at, { score }] of matches.entries()) {
        const end = list.children[at]?.querySelector('h2 b');
        if (end) end.textContent = score.join('–');
      }
    },
  };
}
