import { find } from './find.js';
import { verifyLink } from './zeppelin-checks.js';
import { bytesOf } from './zeppelin-flights.js';
import { heightText } from './zeppelin-heights.js';
import { rowOf } from './zeppelin-lists.js';

/**
 * @typedef {{
 *   number: number, seed: string, promise: string, salt: string, burst: number, isCalledOff: boolean, at: string,
 *   bets: { player: string, stake: string, height: number | null, win: string }[],
 * }} Details
 */

/**
 * A flight that is over, by its address: `#flight=123`. It is checked here as well.
 *
 * @param {{
 *   say: import('./zeppelin-checks.js').Say, money(amount: string): string, language: string,
 *   burstHundredths(seed: Uint8Array, salt: string): number, isPromisedBy(seed: Uint8Array, promise: Uint8Array): boolean,
 * }} deps
 */
export function mountDetails({ say, money, language, burstHundredths, isPromisedBy }) {
  const sheet = /** @type {HTMLDialogElement} */ (find('#flight'));
  const body = find('#flight-body');

  /** @param {string} tag @param {string} text @param {string} [name] */
  function element(tag, text, name = '') {
    const made = document.createElement(tag);
    made.textContent = text;
    if (name) made.className = name;
    return made;
  }

  /** @param {Details} flight */
  function draw(flight) {
    const seed = bytesOf(flight.seed);
    const isRight = isPromisedBy(seed, bytesOf(flight.promise)) && burstHundredths(seed, flight.salt) === flight.burst;
    const verdict = element('p', isRight ? say('fairRight', { height: heightText(flight.burst) }) : say('fairWrong'));
    verdict.dataset.kind = isRight ? 'right' : 'wrong';
    const facts = element('dl', '', 'facts');
    for (const [name, value] of [
      [say('seed'), flight.seed],
      [say('fairPromise', { flight: String(flight.number) }), flight.promise],
      [say('fairSalt'), flight.salt],
    ]) {
      facts.append(element('dt', name ?? ''), element('dd', value ?? '', 'code'));
    }
    const verify = /** @type {HTMLAnchorElement} */ (element('a', say('verify'), 'button'));
    verify.href = verifyLink(flight);
    verify.target = '_blank';
    verify.rel = 'noopener';
    const rows = element('ul', '', 'rows');
    rows.append(
      ...flight.bets.map(({ player, stake, height, win }) =>
        rowOf(
          [
            say('player', { name: player }),
            height === null ? say('ownBurst') : say('outAt', { height: heightText(height) }),
            money(Number(win) > 0 ? win : stake),
          ],
          Number(win) > 0 ? 'out' : 'lost',
        ),
      ),
    );
    const when = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'medium' }).format(
      new Date(flight.at),
    );
    const words = flight.isCalledOff
      ? say('flightCalledOff')
      : say('flightBurst', { height: heightText(flight.burst) });
    body.replaceChildren(
      element('p', words, 'flight-burst figures'),
      element('p', when, 'small'),
      verdict,
      facts,
      verify,
    );
    if (flight.bets.length > 0) body.append(element('h3', say('flightBets')), rows);
  }

  async function show() {
    const [, number] = /^#flight=([1-9]\d{0,11})$/.exec(location.hash) ?? [];
    if (!number) return;
    find('#flight-title').textContent = say('flightTitle', { flight: number });
    body.replaceChildren(element('p', say('loading')));
    if (!sheet.open) sheet.showModal();
    try {
      const response = await fetch(`/zeppelin/flights/${number}`);
      if (response.ok) draw(await response.json());
      else body.replaceChildren(element('p', say('flightMissing')));
    } catch {
      body.replaceChildren(element('p', say('offline')));
    }
  }
  // Closed, it leaves the address: the same link opens it again.
  sheet.addEventListener('close', () => history.replaceState(null, '', location.pathname));
  addEventListener('hashchange', show);
  void show();
}
