import { tellSite } from './back.js';
import { find, readData } from './find.js';
import { fill, moneyText } from './money.js';
import { openMoneyNews } from './money-news.js';
import { majorOf, minorOf } from './zeppelin-amounts.js';
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

/** @type {{ isFree: boolean, sign: string, payOutDecimals: number, minMinor: number, maxMinor: number, stepMinor: number, bettingMs: number, language: string, words: Record<string, string> }} */
const { sign, payOutDecimals, minMinor, maxMinor, stepMinor, bettingMs, language, words } = readData('page');
const againMs = 1_000;
const catchUpMs = 5_000;
const historyShown = 16;

/** @param {string} name @param {Record<string, string>} [values] */
const say = (name, values = {}) => fill(words[name] ?? '', values);
/** @param {string} amount */
const money = (amount) => moneyText(amount, sign, payOutDecimals);

const flights = createFlights();
const bytes = countBytes((used) => say('data', { bytes: used }));
const sound = createSound();
const checks = mountChecks({ say, burstHundredths, isPromisedBy });
const crowd = mountCrowd({ say, money });
const history = mountHistory({ say, money });
const own = mountOwn({ say, money, language });
const readBest = mountBest({ say, money });
/** @type {number | undefined} */
let balanceMinor;
/** When that was true, on this page's clock. */
let balanceAt = 0;
let seen = { number: 0, phase: 'waiting' };
let isAsking = false;
let isGone = false;
/** From the moment the line is lost until the page knows again how things stand. */
let isLost = false;
/** Where flights of which something is known here have burst. @type {Map<number, number>} */
const bursts = new Map();

const books = openBooks({
  setBalance,
  keep: ({ at, ...bet }) => own.put({ ...bet, at: new Date(at), receipt: bet.receipt ?? undefined }),
  gone: expire,
  found(told) {
    const isShown = panels.some((panel) => panel.settled(told));
    if (isShown || !(Number(told.win) > 0)) return;
    announce(say('won', { height: heightText(told.height ?? 0), amount: money(told.win ?? '') }), 'won');
  },
});

const wire = openWire({
  opened: () => void catchUp(true),
  lost() {
    flights.lose();
    for (const panel of panels) panel.doubt();
    if (!isGone) setLost(true);
  },
  frame(frame) {
    flights.hear(frame, performance.now());
    react();
    if (flights.isBehind) void catchUp(false);
  },
  told: hear,
  bytes: bytes.add,
  holds: () => panels.some((panel) => panel.hasBet),
});
const news = openMoneyNews('zeppelin', (source) => {
  // Windows of Zeppelin hear of each other's bets from the server.
  if (source !== 'zeppelin') void books.read();
});

/** @type {import('./zeppelin-panel.js').PanelDeps} */
const deps = {
  say,
  money,
  limits: { minMinor, maxMinor, stepMinor },
  flight: () => flights.now,
  isConnected: () => !isLost,
  ask: (wish) => wire.ask(wish),
  balanceMinor: () => balanceMinor,
  setBalance,
  payOf: (stakeMinor, height) => majorOf(Number(payOf(BigInt(stakeMinor), height))),
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
  lookUp: books.lookUp,
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
  // A bet of another page's, or of a flight that was missed: the books say what became of it.
  const isOver = phase === 'burst' || phase === 'called-off';
  for (const bet of own.end(isOver ? number : number - 1, phase === 'burst' ? (burst ?? null) : null))
    books.lookUp(bet);
}

/** Asks how things stand. @param {boolean} isNewLine whether the line was lost before */
async function catchUp(isNewLine) {
  if (isAsking && !isNewLine) return;
  isAsking = true;
  const askedAt = performance.now();
  try {
    const response = await fetch(`${location.pathname}/flight`, { signal: AbortSignal.timeout(catchUpMs) });
    if (response.status === 404) return expire();
    if (!response.ok) throw new Error(`flight: ${response.status}`);
    /** @type {import('./zeppelin-flights.js').Snapshot & { own: { slot: number, bet: string, stake: string, target: number | null }[] }} */
    const snapshot = await response.json();
    flights.take(snapshot, (askedAt + performance.now()) / 2);
    react();
    if (!isNewLine) return;
    setLost(!wire.isOpen);
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
  const { own: slot, bet, state, height } = told;
  if (slot === undefined || !bet) return;
  const panel = panels[slot];
  if (state === 'leaving') return panel?.leftAt({ bet, height: height ?? 0 });
  if (state === 'riding') {
    if (slot === 1) switches.unfold();
    panel?.placed({ bet, stake: told.stake ?? '', target: told.target ?? null });
  } else if (panel?.settled(told)) return;
  own.put({ ...told, bet, receipt: told.receipt ?? undefined });
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

/** @param {boolean} value */
function setLost(value) {
  isLost = value;
  find('#lost').hidden = !value;
  find('#lost').textContent = value ? say('reconnecting') : '';
  find('#zeppelin').dataset.stale = String(value);
  for (const panel of panels) panel.draw();
}

/** @param {string | null | undefined} balance @param {number} [askedAt] An answer that was asked for before the last one is older. */
function setBalance(balance, askedAt = performance.now()) {
  if (balance === undefined || askedAt < balanceAt || (balance === null && balanceMinor !== undefined)) return;
  balanceAt = askedAt;
  if (balance !== null && balanceMinor !== undefined && balanceMinor !== minorOf(balance)) news.tell();
  balanceMinor = balance === null ? undefined : minorOf(balance);
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
