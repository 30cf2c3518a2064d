/** @typedef {import('../../../page/browser/table.js').Table} Table */
/** @typedef {{ home: number, away: number }} Pair */

/**
 * What clubs, matches and bets are called.
 *
 * @param {Pick<Table, 'texts' | 'fill' | 'own'>} table
 */
export function footballNames({ texts, fill, own: { clubs, markets, kind, days } }) {
  /** @param {number} club */
  const clubName = (club) => `${clubs[club]?.name ?? ''}`;

  /** @param {Pair} pair */
  const matchName = ({ home, away }) => fill(texts.match ?? '', { home: clubName(home), away: clubName(away) });

  /** @param {string} spot @param {Pair} pair */
  function spotName(spot, { home, away }) {
    /** @type {Record<string, string>} */
    const sides = { home: clubName(home), away: clubName(away), draw: texts.draw ?? '' };
    const [one = '', other = ''] = spot.split('-');
    if (spot === 'score-other') return texts.other ?? '';
    if (one === 'score') return spot.slice(6).replace('-', '–');
    if (one === 'through') return sides[other] ?? '';
    if (sides[one] && sides[other]) return fill(texts.or ?? '', { one: sides[one], other: sides[other] });
    return sides[spot] ?? texts[spot] ?? spot;
  }

  /** @param {string} spot */
  function marketOf(spot) {
    const market = markets.find((/** @type {{ spots: string[] }} */ { spots }) => spots.includes(spot));
    return texts[`market-${market?.name}`] ?? '';
  }

  return {
    clubName,
    matchName,
    spotName,
    marketOf,
    /** @param {number} club */
    shortName: (club) => `${clubs[club]?.short ?? ''}`,
    /** @param {string} spot @param {Pair} pair */
    betName: (spot, pair) =>
      fill(texts.onSpot ?? '', { match: matchName(pair), market: marketOf(spot), spot: spotName(spot, pair) }),
    /** Which matchday of which season, or which round of which cup, a turn is. @param {number} number */
    turnName(number) {
      const season = `${Math.ceil(number / days)}`;
      const day = `${((number - 1) % days) + 1}`;
      const text = kind === 'cup' ? texts[`cupTurn${day}`] : kind === 'league' ? texts.leagueTurn : texts.penaltiesTurn;
      return fill(text ?? '', { number: `${number}`, season, day });
    },
  };
}

/**
 * A shirt in the club's colours.
 *
 * @param {{ colours: [string, string] } | undefined} club
 */
export function drawShirt(club) {
  const [shirt, trim] = club?.colours ?? ['#888', '#fff'];
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('class', 'shirt');
  svg.setAttribute('aria-hidden', 'true');
  for (const [d, fill] of [
    ['M8 3l4 2 4-2 6 5-3 4-2-1v10H7V11l-2 1-3-4z', shirt],
    ['M8 3l4 2 4-2-1 3-3 2-3-2zM7 16h10v3H7z', trim],
  ]) {
    const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
    path.setAttribute('d', `${d}`);
    path.setAttribute('fill', `${fill}`);
    svg.append(path);
  }
  return svg;
}
