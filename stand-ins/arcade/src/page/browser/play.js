import { tellSite } from './back.js';
import { newKey, readState, SeatGone, sendWish } from './call.js';
import { find, readData } from './find.js';
import { fill, moneyText, plainAmount } from './money.js';
import { mountRounds } from './rounds.js';

/** @typedef {import('./table.js').Round} Round */

const lookAgainMs = 2_000;

/** @type {{ game: string, isFree: boolean, sign: string, minKobo: number, maxKobo: number, texts: Record<string, string>, own: Record<string, any> }} */
const { game, isFree, texts, sign, own, ...limits } = readData('page');
const table = find('.table');
const balance = find('#balance');
const result = find('#result');
const trouble = find('.trouble');
/** @type {HTMLInputElement | null} A game may have controls of its own. */
const stake = document.querySelector('#stake');
const hint = document.querySelector('#stake-hint');
const usualHint = hint?.textContent ?? '';
const money = (/** @type {string} */ amount) => moneyText(amount, sign);

let isBusy = true;
/** @type {(() => void) | undefined} */
let again;
/** @type {number | undefined} */
let timer;

const { mount } = await import(`./${game}.js`);
/** @type {import('./table.js').Part} */
const part = mount({ choices: document.querySelector('#choices'), find, texts, own, limits, play, money, fill });
const rounds = mountRounds({ texts, money, fill, part });

find('button', trouble).addEventListener('click', () => again?.());
find('#bet').addEventListener('submit', (event) => event.preventDefault());
stake?.addEventListener('input', readStake);
for (const chip of document.querySelectorAll('[data-chip]')) {
  chip.addEventListener('click', () => {
    if (stake) stake.value = chip.getAttribute('data-chip') ?? '';
    readStake();
  });
}
addEventListener('visibilitychange', () => {
  if (!document.hidden && !isBusy) look();
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
  for (const button of document.querySelectorAll('#choices button, [data-plays]')) {
    button.setAttribute('aria-disabled', String(value));
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
    const [newest] = last;
    if (newest?.state === 'settling') return wait();
    if (result.dataset.kind === 'wait' && newest) tell(newest);
    else if (newest) part.show(newest);
    setBusy(false);
  } catch (error) {
    failed(error, look, texts.offline);
  }
}

/**
 * Plays one round, and answers when all of it has been shown; with nothing when it was not played or is not over yet.
 *
 * @param {object} choice
 * @param {string} [ownStake] The stake, where the game's own controls make it.
 * @returns {Promise<{ round: Round, balance: string | null } | undefined>}
 */
async function play(choice, ownStake) {
  if (isBusy) return undefined;
  const amount = ownStake ?? readStake();
  if (amount !== undefined) return send({ key: newKey(), stake: amount, choice });
  stake?.focus();
  return undefined;
}

/**
 * @param {{ key: string, stake: string, choice: object }} wish
 * @returns {Promise<{ round: Round, balance: string | null } | undefined>}
 */
async function send(wish) {
  clearTimeout(timer);
  setBusy(true);
  say(part.waiting, 'quiet');
  part.wait(true);
  try {
    const { balance: amount, round } = await sendWish(wish);
    connected();
    if (round?.state === 'settled') await part.reveal?.(round);
    showBalance(amount);
    if (!round || round.state === 'settling') {
      wait();
      return undefined;
    }
    tell(round);
    const { rounds: last } = await readState();
    rounds.show(last);
    setBusy(false);
    return { round, balance: amount };
  } catch (error) {
    // The same wish under the same name: it is not played twice.
    failed(error, () => send(wish), texts.offlineRound);
    return undefined;
  } finally {
    part.wait(false);
  }
}

function wait() {
  say(texts.pending ?? '', 'wait');
  timer = setTimeout(look, lookAgainMs);
}

/** @param {Round} round */
function tell(round) {
  part.show(round);
  if (round.state === 'settled')
    return say(part.words(round), Number(round.win) > Number(round.stake) ? 'won' : 'lost');
  if (round.refusal === 'no-session') return expire();
  if (round.state === 'cancelled') return say(texts.cancelled ?? '', 'bad');
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
