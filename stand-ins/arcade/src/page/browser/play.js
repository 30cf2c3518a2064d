import { tellSite } from './back.js';
import { BetsClosed, newKey, readState, SeatGone, sendMove, sendShown, sendWish } from './call.js';
import { find, readData } from './find.js';
import { fill, moneyText, plainAmount } from './money.js';
import { openMoneyNews } from './money-news.js';
import { mountRounds } from './rounds.js';

/** @typedef {import('./table.js').Round} Round */

const lookAgainMs = 2_000;
/** A turn of the table is decided: the own round follows within moments. */
const followMs = 300;
const followMaxMs = 10_000;

/** @type {{ game: string, isFree: boolean, isProvable: boolean, isLive: boolean, sign: string, payOutDecimals: number, minMinor: number, maxMinor: number, texts: Record<string, string>, own: Record<string, any> }} */
const { game, isFree, isProvable, isLive, texts, sign, payOutDecimals, own, ...limits } = readData('page');
const table = find('.table');
const balance = find('#balance');
const result = find('#result');
const trouble = find('.trouble');
/** @type {HTMLInputElement | null} A game may have controls of its own. */
const stake = document.querySelector('#stake');
const hint = document.querySelector('#stake-hint');
const usualHint = hint?.textContent ?? '';
const money = (/** @type {string} */ amount) => moneyText(amount, sign, payOutDecimals);

let isBusy = true;
let isFirstLook = true;
/** The turn of a table whose end has been told. @type {string | null} */
let endedSpin = null;
/** @type {(() => void) | undefined} */
let again;
/** @type {number | undefined} */
let timer;
/** @type {Round | undefined} The hand in which the player has a move to make. */
let open;

const { mount } = await import(`./${game}.js`);
/** @type {import('./table.js').Part} */
const part = mount({ choices: document.querySelector('#choices'), find, texts, own, limits, play, move, money, fill });
const rounds = mountRounds({ texts, money, fill, part });
const fairness = isProvable ? (await import('./fairness.js')).mountFairness({ texts, fill }) : undefined;
/** @type {ReturnType<typeof import('./live.js').mountLive> | undefined} */
let live;
if (isLive) {
  const { mountLive } = await import('./live.js');
  const refresh = () => setBusy(isBusy);
  live = mountLive({ texts, fill, money, part, follow, refresh, say: (words) => say(words, 'quiet') });
}

find('button', trouble).addEventListener('click', () => again?.());
find('#bet').addEventListener('submit', (event) => event.preventDefault());
stake?.addEventListener('input', readStake);
for (const chip of document.querySelectorAll('[data-chip]')) {
  chip.addEventListener('click', () => {
    if (stake) stake.value = chip.getAttribute('data-chip') ?? '';
    readStake();
  });
}
const news = openMoneyNews('round', refresh);
addEventListener('visibilitychange', () => {
  if (!document.hidden) refresh();
});
readStake();
look();

/** The stake as plain text, or undefined and a word about it. */
function readStake() {
  if (!stake || !hint) return undefined;
  const amount = plainAmount(stake.value, limits);
  stake.setAttribute('aria-invalid', String(amount === undefined));
  hint.textContent = amount === undefined ? (texts.stakeWrong ?? '') : usualHint;
  for (const chip of document.querySelectorAll('[data-chip]')) {
    chip.setAttribute('aria-pressed', String(amount === `${chip.getAttribute('data-chip')}.00`));
  }
  return amount;
}

/** @param {boolean} value */
function setBusy(value) {
  isBusy = value;
  table.setAttribute('aria-busy', String(value));
  const isShut = live?.isOpen() === false;
  for (const button of document.querySelectorAll('#choices button, [data-plays]')) {
    button.setAttribute('aria-disabled', String(value || open !== undefined || isShut));
  }
  live?.label();
  for (const button of document.querySelectorAll('[data-moves]')) {
    button.setAttribute('aria-disabled', String(value || open === undefined));
  }
}

/** Reads where things stand, and goes on reading while a round is being settled. */
async function look() {
  clearTimeout(timer);
  setBusy(true);
  try {
    const { balance: amount, rounds: last } = await readState();
    connected();
    showBalance(amount);
    rounds.show(last);
    fairness?.show(last);
    live?.show(last);
    const [newest] = last;
    if (newest?.state === 'settling') return wait();
    const isUnseen = newest?.state === 'settled' && !newest.isShown && part.replays?.(newest);
    if (newest && isUnseen && (isFirstLook || result.dataset.kind === 'wait')) return await replay(newest);
    isFirstLook = false;
    const isNews = newest?.state === 'playing' || newest?.state === 'riding' || result.dataset.kind === 'wait';
    if (newest && isNews) tell(newest);
    else if (newest) part.show(newest);
    else if (isNews) say('', 'quiet');
    open = hasMove(newest) ? newest : undefined;
    setBusy(false);
  } catch (error) {
    failed(error, look, texts.offline);
  }
}

/** While a round is being shown the balance waits for its end, and is read then. */
function refresh() {
  if (!isBusy) look();
}

/** Shows a round from its beginning whose show was cut short. It was paid when it was played. @param {Round} round */
async function replay(round) {
  isFirstLook = false;
  say(texts.replaying ?? '', 'quiet');
  part.wait(true);
  try {
    await reveal(round);
  } finally {
    part.wait(false);
  }
  tell(round);
  setBusy(false);
}

/** @param {Round} round */
async function reveal(round) {
  await part.reveal?.(round);
  // Unheard, it is shown once more at the next opening, and that is all.
  if (part.replays?.(round)) sendShown(round.id).catch(() => {});
}

/**
 * Plays one round, and answers when all of it has been shown; with nothing when it was not played or is not over yet.
 *
 * @param {object} choice
 * @param {string} [ownStake] The stake, where the game's own controls make it.
 * @returns {Promise<import('./table.js').Answered | undefined>}
 */
async function play(choice, ownStake) {
  if (isBusy || open || live?.isOpen() === false) return undefined;
  const amount = ownStake ?? readStake();
  if (amount !== undefined) return send({ key: newKey(), stake: amount, choice });
  stake?.focus();
  return undefined;
}

/**
 * @param {{ key: string, stake: string, choice: object }} wish
 * @returns {Promise<import('./table.js').Answered | undefined>}
 */
async function send(wish) {
  clearTimeout(timer);
  setBusy(true);
  say((live ? texts.placing : part.waiting) ?? '', 'quiet');
  part.wait(true);
  let told;
  try {
    const { balance: amount, stakedBalance, round } = await sendWish(wish);
    told = await answered(round, amount, stakedBalance);
  } catch (error) {
    if (error instanceof BetsClosed) {
      await look();
      // Sent again because its answer was lost, it may have been in time at first.
      if (result.dataset.kind !== 'wait' && !live?.isRiding()) say(texts.tooLate ?? '', 'bad');
      return undefined;
    }
    // The same wish under the same name: it is not played twice.
    failed(error, () => send(wish), texts.offlineRound);
    return undefined;
  } finally {
    part.wait(false);
  }
  if (told) await readLists();
  return told;
}

/**
 * Sends what the player has decided in the middle of a round.
 *
 * @param {object} decided
 * @returns {Promise<import('./table.js').Answered | undefined>}
 */
async function move(decided) {
  if (isBusy || !open) return undefined;
  clearTimeout(timer);
  setBusy(true);
  part.wait(true);
  let told;
  try {
    const {
      balance: amount,
      stakedBalance,
      round,
      refusal,
    } = await sendMove({ round: open.id, at: open.moves, move: decided });
    // Out of turn: the hand has moved on without this window, and it shows where to.
    if (refusal === null || refusal === 'out-of-turn') told = await answered(round, amount, stakedBalance);
    else refuseMove(round, amount, refusal);
  } catch (error) {
    // Whether the move arrived is seen from how things stand; it is never sent again by itself.
    failed(error, look, texts.offlineRound);
    return undefined;
  } finally {
    part.wait(false);
  }
  if (told) await readLists();
  return told;
}

/**
 * @param {Round} round
 * @param {string | null} amount
 * @param {string} refusal
 */
function refuseMove(round, amount, refusal) {
  connected();
  showBalance(amount);
  open = hasMove(round) ? round : undefined;
  setBusy(false);
  if (refusal === 'no-session') expire();
  else say((refusal === 'insufficient' ? texts.insufficientMove : texts.refusedMove) ?? '', 'bad');
}

/**
 * The server has spoken: shows it, and answers when all of it has been shown.
 *
 * @param {Round | null} round
 * @param {string | null} amount
 * @param {string | null} [stakedAmount] before anything was paid, as the wallet answered it
 */
async function answered(round, amount, stakedAmount = null) {
  connected();
  news.tell();
  // What was staked is gone from the moment the wallet has taken it; what was won comes with the end of the show.
  if (stakedAmount !== null) showBalance(stakedAmount);
  if (round?.state === 'settled' || round?.state === 'playing') await reveal(round);
  showBalance(amount);
  if (!round || round.state === 'settling') {
    wait();
    return undefined;
  }
  tell(round);
  open = hasMove(round) ? round : undefined;
  return { round, balance: amount };
}

/** After a round was told. The next move or round need not wait for the lists; at a table on a clock they say whether there may be one. */
async function readLists() {
  if (!live) setBusy(false);
  try {
    const { balance: now, rounds: last } = await readState();
    // Another window may have played meanwhile.
    if (now !== null && !isBusy) showBalance(now);
    rounds.show(last);
    fairness?.show(last);
    live?.show(last);
    if (live) setBusy(false);
  } catch (error) {
    // A round that was begun meanwhile has its own answer to wait for.
    if (live || !isBusy) failed(error, look, texts.offline);
  }
}

/**
 * The turn of the table is decided: shows what has become of the round that rode on it, as soon as the server knows.
 *
 * @param {string} spin
 * @param {boolean} isOver Nobody has a move to make any more.
 */
async function follow(spin, isOver) {
  if (spin === endedSpin) return;
  const until = performance.now() + followMaxMs;
  while (performance.now() < until) {
    if (!isBusy) {
      const isKnown = await lookFor(spin, isOver);
      if (isKnown) return;
    }
    await new Promise((resolve) => setTimeout(resolve, followMs));
  }
  // The wallet takes its time: no reason to keep the table waiting.
  wait();
}

/** @param {string} spin @param {boolean} isOver */
async function lookFor(spin, isOver) {
  clearTimeout(timer);
  setBusy(true);
  try {
    const { balance: amount, rounds: last } = await readState();
    const round = last.find((one) => one.spin === spin);
    const isUnderWay = round?.state === 'riding' || round?.state === 'settling';
    if (isUnderWay || (isOver && round?.state === 'playing')) {
      setBusy(false);
      return false;
    }
    const told = round && (await answered(round, amount));
    if (told) await readLists();
    else if (!round) setBusy(false);
    return true;
  } catch (error) {
    failed(error, look, texts.offline);
    return true;
  }
}

function wait() {
  say(texts.pending ?? '', 'wait');
  timer = setTimeout(look, lookAgainMs);
}

/**
 * Whether the player has a move to make. At a table that others share, a hand may be decided and not over yet.
 *
 * @param {Round | undefined} round
 */
function hasMove(round) {
  return round?.state === 'playing' && round.view?.isDecided !== true;
}

/** @param {Round} round */
function tell(round) {
  if (round.state !== 'playing' && round.state !== 'riding') endedSpin = round.spin;
  part.show(round);
  if (round.state === 'settled')
    return say(part.words(round), Number(round.win) > Number(round.stake) ? 'won' : 'lost');
  if (round.state === 'playing' && !hasMove(round)) return say(texts.decided ?? '', 'quiet');
  if (round.state === 'playing') return say(part.prompt?.(round) ?? '', 'quiet');
  if (round.state === 'riding') return say(texts.riding ?? '', 'quiet');
  if (round.refusal === 'no-session') return expire();
  if (round.state === 'cancelled')
    return say((round.refusal === 'refused' ? texts.refused : texts.cancelled) ?? '', 'bad');
  if (round.state === 'disputed') return say(texts.review ?? '', 'bad');
  const isShort = round.refusal === 'insufficient';
  say((isShort ? texts[isFree ? 'insufficientFree' : 'insufficient'] : texts.refused) ?? '', 'bad');
}

/** @param {string | null} amount */
function showBalance(amount) {
  balance.textContent = amount === null ? (texts.noBalance ?? '') : money(amount);
}

/**
 * @param {string} words
 * @param {'quiet' | 'wait' | 'won' | 'lost' | 'bad'} kind
 */
function say(words, kind) {
  result.dataset.kind = kind;
  result.textContent = words;
}

function connected() {
  trouble.hidden = true;
}

/**
 * @param {unknown} error
 * @param {() => void} retry
 * @param {string} [words]
 */
function failed(error, retry, words = '') {
  if (error instanceof SeatGone) return expire();
  again = retry;
  say('', 'quiet');
  find('p', trouble).textContent = words;
  trouble.hidden = false;
}

function expire() {
  table.hidden = true;
  find('#expired').hidden = false;
  find('#expired h2').focus();
  tellSite('harmattan:session-expired');
}
