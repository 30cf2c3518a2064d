import { tellSite } from './back.js';
import { find, readData } from './find.js';
import { fill, moneyText } from './money.js';
import { koboOf, nairaOf } from './zeppelin-amounts.js';
import { mountAutoForm } from './zeppelin-auto.js';
import { openBooks } from './zeppelin-books.js';
import { countBytes } from './zeppelin-bytes.js';
import { mountChecks } from './zeppelin-checks.js';
import { mountDetails } from './zeppelin-details.js';
import { createFlights } from './zeppelin-flights.js';
import { heightText } from './zeppelin-heights.js';
import { mountKeys } from './zeppelin-keys.js';
import { mountBest, mountCrowd, mountHistory, mountTabs } from './zeppelin-lists.js';
import { mountOwn } from './zeppelin-own.js';
import { mountPanel } from './zeppelin-panel.js';
import { createSound } from './zeppelin-sound.js';
import { mountStage } from './zeppelin-stage.js';
import { mountSwitches } from './zeppelin-switches.js';
import { openWire } from './zeppelin-wire.js';

/** @typedef {import('./zeppelin-wire.js').Told} Told */

const modules = [
  '/files/fair/zeppelin/growth.ts',
  '/files/fair/zeppelin/burst.ts',
  '/files/fair/zeppelin/chain.ts',
  '/files/fair/zeppelin/settle.ts',
];
/** @type {[typeof import('@harmattan/fair/zeppelin/growth'), typeof import('@harmattan/fair/zeppelin/burst'), typeof import('@harmattan/fair/zeppelin/chain'), typeof import('@harmattan/fair/zeppelin/settle')]} The very modules that decide on the server. */
const [{ heightAt, timeOf }, { burstHundredths }, { isPromisedBy }, { payOf }] = /** @type {any} */ (
  await Promise.all(modules.map((name) => import(name)))
);

/** @type {{ isFree: boolean, sign: string, minKobo: number, maxKobo: number, bettingMs: number, language: string, words: Record<string, string> }} */
const { sign, minKobo, maxKobo, bettingMs, language, words } = readData('page');
const againMs = 2_000;
const historyShown = 16;

/** @param {string} name @param {Record<string, string>} [values] */
const say = (name, values = {}) => fill(words[name] ?? '', values);
/** @param {string} amount */
const money = (amount) => moneyText(amount, sign);

const flights = createFlights();
const bytes = countBytes((used) => say('data', { bytes: used }));
const sound = createSound();
const checks = mountChecks({ say, burstHundredths, isPromisedBy });
const crowd = mountCrowd({ say, money });
const history = mountHistory({ say, money });
const own = mountOwn({ say, money, language });
const readBest = mountBest({ say, money });
/** @type {number | undefined} */
let balanceKobo;
let seen = { number: 0, phase: 'waiting' };
let isAsking = false;
let isGone = false;
/** Where flights of which something is known here have burst. @type {Map<number, number>} */
const bursts = new Map();

const books = openBooks({
  setBalance,
  keep: own.put,
  gone: expire,
  found(told) {
    const isShown = panels.some((panel) => panel.settled(told));
    if (isShown || !(Number(told.win) > 0)) return;
    announce(say('won', { height: heightText(told.height ?? 0), amount: money(told.win ?? '') }), 'won');
  },
});

const wire = openWire({
  opened() {
    find('#lost').hidden = true;
    find('#zeppelin').dataset.stale = 'false';
    void catchUp(true);
  },
  lost() {
    flights.lose();
    if (isGone) return;
    find('#lost').hidden = false;
    find('#lost').textContent = say('reconnecting');
    find('#zeppelin').dataset.stale = 'true';
  },
  frame(frame) {
    flights.hear(frame, performance.now());
    react();
    if (flights.isBehind) void catchUp(false);
  },
  told: hear,
  bytes: bytes.add,
  mayRest: () => !panels.some((panel) => panel.hasBet),
});

/** @type {import('./zeppelin-panel.js').PanelDeps} */
const deps = {
  say,
  money,
  limits: { minKobo, maxKobo },
  flight: () => flights.now,
  isConnected: () => wire.isOpen,
  ask: (wish) => wire.ask(wish),
  balanceKobo: () => balanceKobo,
  setBalance,
  payOf: (stakeKobo, height) => nairaOf(Number(payOf(BigInt(stakeKobo), height))),
  announce,
  keep: (told, { bet, stake }) =>
    own.put({
      bet,
      stake,
      state: told.state,
      flight: told.flight,
      height: told.height,
      win: told.win,
      receipt: told.receipt ?? undefined,
    }),
  lookUp: (bet) => void books.lookUp(bet),
  resync: () => wire.isOpen && void catchUp(true),
  burstOf: (number) => bursts.get(number),
  expire,
  out: () => sound.out(),
};
const panels = [mountPanel(0, deps), mountPanel(1, deps)];

mountStage({
  say,
  heightAt,
  timeOf,
  bettingMs,
  flight: () => flights.now,
  drawn: (height) => {
    for (const panel of panels) panel.draw(height);
  },
  milestone: (height) => mention(heightText(height)),
});
mountDetails({ say, money, language, burstHundredths, isPromisedBy });
mountAutoForm(say);
const switches = mountSwitches({ sound, maySettle: () => !panels[1]?.hasBet });
mountKeys(panels);
mountTabs((name) => {
  if (name === 'best') void readBest();
});
void readHistory();
void books.read();

/** What has changed is told on, once. */
function react() {
  const { number, phase, burst, bets } = flights.now;
  crowd.show(bets);
  checks.promise(flights.now);
  const isNew = number !== seen.number || phase !== seen.phase;
  const wasElsewhere = number !== seen.number;
  seen = { number, phase };
  if (!isNew) return;
  if (phase === 'open') {
    announce('', 'quiet');
    mention(say('announceOpen', { flight: String(number) }));
  }
  if (phase === 'open' || wasElsewhere) for (const panel of panels) panel.opened();
  if (phase === 'flying') {
    sound.start();
    mention(say('announceStart', { flight: String(number) }));
  }
  if (phase === 'burst') {
    sound.burst();
    checks.check(flights.now);
    history.add(number, burst ?? 100);
    bursts.set(number, burst ?? 100);
    mention(say('announceBurst', { height: heightText(burst ?? 100) }));
    for (const panel of panels) panel.burst(burst ?? 100);
  }
  if (phase === 'called-off') for (const panel of panels) panel.calledOff();
}

/** Asks how things stand. @param {boolean} isNewLine whether the line was lost before */
async function catchUp(isNewLine) {
  if (isAsking && !isNewLine) return;
  isAsking = true;
  const askedAt = performance.now();
  try {
    const response = await fetch(`${location.pathname}/flight`);
    if (response.status === 404) return expire();
    if (!response.ok) throw new Error(`flight: ${response.status}`);
    /** @type {import('./zeppelin-flights.js').Snapshot & { own: { slot: number, bet: string, stake: string, target: number | null }[] }} */
    const snapshot = await response.json();
    flights.take(snapshot, (askedAt + performance.now()) / 2);
    react();
    if (!isNewLine) return;
    if (snapshot.own.some(({ slot }) => slot === 1)) switches.unfold();
    for (const [slot, panel] of panels.entries()) panel.restore(snapshot.own.find((bet) => bet.slot === slot));
  } catch {
    setTimeout(() => wire.isOpen && void catchUp(isNewLine), againMs);
  } finally {
    isAsking = false;
  }
}

/** What the server tells of our own bets, without being asked. @param {Told} told */
function hear(told) {
  if (told.own === undefined) return;
  const isKnown = panels[told.own]?.settled(told);
  if (isKnown || !told.bet) return;
  own.put({ bet: told.bet, state: told.state, height: told.height, win: told.win, receipt: told.receipt ?? undefined });
  setBalance(told.balance);
}

async function readHistory() {
  try {
    const response = await fetch(`/zeppelin/flights?newest=${historyShown}`);
    /** @type {{ number: number, burst: number, isCalledOff: boolean }[]} */
    const over = await response.json();
    for (const { number, burst, isCalledOff } of over.reverse()) if (!isCalledOff) history.add(number, burst);
  } catch {
    // The strip fills as flights end.
  }
}

/** @param {string | null | undefined} balance */
function setBalance(balance) {
  if (balance === undefined || (balance === null && balanceKobo !== undefined)) return;
  balanceKobo = balance === null ? undefined : koboOf(balance);
  find('#balance').textContent = balance === null ? say('noBalance') : money(balance);
}

/** @param {string} text @param {string} kind */
function announce(text, kind) {
  const result = find('#result');
  result.textContent = text;
  result.dataset.kind = kind;
}

/** For those who listen. @param {string} text */
function mention(text) {
  find('#milestones').textContent = text;
}

function expire() {
  if (isGone) return;
  isGone = true;
  wire.close();
  find('#zeppelin').hidden = true;
  find('#expired').hidden = false;
  find('#expired h2').focus();
  tellSite('harmattan:session-expired');
}
