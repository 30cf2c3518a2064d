import { priceText } from './odds-money.js';

/** @typedef {import('../../../page/browser/table.js').Table} Table */
/** @typedef {{ number: number, runners: { id: number, form: number[] }[], win: number[], place: number[], forecast: number[][] }} Card */

/**
 * Who runs, and what they pay.
 *
 * @param {Table} table
 */
export function mountRaceCard({ find, texts, fill, own: theme }) {
  const rows = [...find('#runners').children];
  const forecast = find('#forecast');
  /** @type {Card | undefined} */
  let card;
  const chosen = { first: 0, second: 0 };

  for (const which of /** @type {const} */ (['first', 'second'])) {
    for (const button of document.querySelectorAll(`[data-${which}]`)) {
      button.addEventListener('click', () => {
        chosen[which] = Number(button.getAttribute(`data-${which}`));
        // Nobody is first and second.
        const other = which === 'first' ? 'second' : 'first';
        if (chosen[other] === chosen[which]) chosen[other] = 0;
        drawForecast();
      });
    }
  }

  /** @param {number} at @param {readonly number[]} [runners] */
  function runnerName(at, runners = card?.runners.map(({ id }) => id)) {
    const name = theme.names[runners?.[at] ?? -1] ?? '';
    return `${at + 1} ${name}`.trim();
  }

  /** @param {string} on */
  function priceOf(on) {
    const [kind, first = 0, second = 0] = on.split('-').map((word, at) => (at === 0 ? word : Number(word) - 1));
    if (!card) return undefined;
    if (kind === 'win') return card.win[Number(first)];
    if (kind === 'place') return card.place[Number(first)];
    return kind === 'forecast' ? card.forecast[Number(first)]?.[Number(second)] || undefined : undefined;
  }

  /** @param {string} on @param {readonly number[]} [runners] */
  function nameOf(on, runners) {
    const [kind, first = '', second = ''] = on.split('-');
    const runner = runnerName(Number(first) - 1, runners);
    if (kind === 'win') return fill(texts.onWin ?? '', { runner });
    if (kind === 'place') return fill(texts[`onPlace${theme.places}`] ?? '', { runner });
    return fill(texts.onForecast ?? '', { first: runner, second: runnerName(Number(second) - 1, runners) });
  }

  /** @param {Element} pick @param {string} on */
  function writePrice(pick, on) {
    const price = priceOf(on);
    const figures = pick.querySelector('b');
    if (figures) figures.textContent = price === undefined ? '' : priceText(price);
    pick.setAttribute(
      'aria-label',
      price === undefined ? '' : fill(texts.atPrice ?? '', { bet: nameOf(on), price: priceText(price) }),
    );
  }

  function drawForecast() {
    for (const which of /** @type {const} */ (['first', 'second'])) {
      for (const button of document.querySelectorAll(`[data-${which}]`)) {
        button.setAttribute('aria-pressed', String(Number(button.getAttribute(`data-${which}`)) === chosen[which]));
      }
    }
    const isWhole = chosen.first > 0 && chosen.second > 0;
    const on = isWhole ? `forecast-${chosen.first}-${chosen.second}` : '';
    forecast.dataset.pick = on;
    const label = forecast.querySelector('span');
    if (label) label.textContent = isWhole ? nameOf(on) : (texts.forecastNone ?? '');
    writePrice(forecast, on);
    if (!isWhole) forecast.setAttribute('aria-label', texts.forecastNone ?? '');
    forecast.setAttribute('aria-disabled', String(!isWhole));
    forecast.setAttribute('aria-pressed', 'false');
    document.dispatchEvent(new Event('picks'));
  }

  /** What others bet on is told by its name as well. */
  function nameSpots() {
    const numbers = rows.map((_, at) => at + 1);
    const spots = numbers.flatMap((first) => [
      `win-${first}`,
      `place-${first}`,
      ...numbers.filter((second) => second !== first).map((second) => `forecast-${first}-${second}`),
    ]);
    const named = spots.map((on) => {
      const spot = document.createElement('i');
      spot.dataset.spot = on;
      spot.dataset.name = nameOf(on);
      return spot;
    });
    find('#spot-names').replaceChildren(...named);
  }

  return {
    number: () => card?.number,
    priceOf,
    nameOf,
    runnerName,
    /** @param {Card} next */
    show(next) {
      card = next;
      chosen.first = 0;
      chosen.second = 0;
      find('#turn-name').textContent = fill(texts.turnName ?? '', { number: `${next.number}` });
      for (const [at, row] of rows.entries()) {
        const { form = [] } = next.runners[at] ?? {};
        const name = find('b', row);
        name.textContent = theme.names[next.runners[at]?.id ?? -1] ?? '';
        name.title = name.textContent ?? '';
        const small = find('small', row);
        small.textContent = form.length > 0 ? form.join(' · ') : (texts.firstRun ?? '');
        if (form.length > 0) small.setAttribute('aria-label', fill(texts.form ?? '', { places: form.join(', ') }));
        else small.removeAttribute('aria-label');
        row.removeAttribute('data-came');
        for (const pick of row.querySelectorAll('[data-pick]')) {
          writePrice(pick, pick.getAttribute('data-pick') ?? '');
          pick.removeAttribute('data-won');
        }
      }
      drawForecast();
      nameSpots();
    },
    /** @param {readonly number[]} order */
    showPlaces(order) {
      for (const [at, row] of rows.entries()) {
        const came = order.indexOf(at) + 1;
        row.setAttribute('data-came', String(came));
        find(`[data-pick="win-${at + 1}"]`, row).toggleAttribute('data-won', came === 1);
        find(`[data-pick="place-${at + 1}"]`, row).toggleAttribute('data-won', came <= theme.places);
      }
    },
    /** @param {{ number: number, outcome: Record<string, any> }} past */
    tellPast({ number, outcome: { order, runners } }) {
      const item = document.createElement('li');
      const race = document.createElement('b');
      race.textContent = fill(texts.turnName ?? '', { number: `${number}` });
      const first = document.createElement('p');
      for (const at of order.slice(0, 3)) {
        const runner = document.createElement('span');
        const silk = document.createElement('i');
        silk.className = `silk silk-${at + 1}`;
        silk.textContent = `${at + 1}`;
        runner.append(silk, theme.names[runners[at]] ?? '');
        first.append(runner);
      }
      item.append(race, first);
      return item;
    },
  };
}
