import { createTicket } from './bingo-ticket.js';
import { endWords, minorText } from './instant-money.js';
import { createPace } from './instant-pace.js';
import { mountRules } from './instant-sheet.js';
import { mountStake } from './instant-stake.js';

/**
 * @typedef {import('../../../page/browser/table.js').Table} Table
 * @typedef {import('../../../page/browser/table.js').Round} Round
 * @typedef {import('@harmattan/fair/bingo/bingo-model').BingoPaid} BingoPaid
 * @typedef {(ticket: readonly number[], balls: readonly number[]) => BingoPaid} PayTicket
 */

const callMs = 85;
const ballsShown = 5;

/** @param {Table} table */
export function mount(table) {
  const { find, texts, own, play, money, fill } = table;
  /** @type {Promise<PayTicket>} The very code that the server pays by. */
  const adding = import(own.addUp).then((module) => module[own.adder]);
  const pace = createPace();
  const [place, ball, last, call] = [
    find('#bingo-tickets'),
    find('#bingo-ball'),
    find('#bingo-last'),
    find('#bingo-call'),
  ];
  const [buy, result] = [find('#play'), find('#result')];
  const counts = [...document.querySelectorAll('[data-tickets]')];
  let tickets = 1;
  let isPlaying = false;
  let shown = '';
  /** @type {import('./bingo-ticket.js').Ticket[]} */
  let lying = [];
  const stake = mountStake({ find, stepsMinor: own.stepsMinor, money, onChange: () => write() });

  mountRules(find);
  find('#bingo').addEventListener('click', () => isPlaying && pace.hurry());
  for (const button of counts) {
    button.addEventListener('click', () => isPlaying || choose(Number(button.getAttribute('data-tickets'))));
  }
  find('#bet').addEventListener('submit', () => {
    if (isPlaying) return pace.hurry();
    play({ tickets }, minorText(stake.minor()));
  });
  result.dataset.kind = 'quiet';
  result.textContent = texts.ready ?? '';
  choose(1);

  /** @param {number} count */
  function choose(count) {
    tickets = count;
    layBlank();
    write();
  }

  function write() {
    for (const button of counts) {
      button.setAttribute('aria-pressed', String(Number(button.getAttribute('data-tickets')) === tickets));
    }
    const amount = money(minorText(stake.minor() * tickets)).replace(/\.00$/, '');
    buy.textContent = fill(texts.go ?? '', { amount });
  }

  /** Tickets as they will lie there, before their numbers are known. */
  function layBlank() {
    const middle = own.rows === own.columns ? Math.floor((own.rows * own.columns) / 2) : -1;
    const numbers = Array.from({ length: own.rows * own.columns }, (_, cell) => (cell === middle ? 0 : 1));
    lay(
      Array.from({ length: tickets }, () => numbers),
      true,
    );
    place.dataset.blank = '';
    callUp([]);
  }

  /** @param {number[][]} dealt @param {boolean} [isBlank] */
  function lay(dealt, isBlank = false) {
    lying = dealt.map((numbers, at) => createTicket(table, { numbers, at, columns: own.columns, isBlank }));
    place.dataset.count = `${dealt.length}`;
    place.removeAttribute('data-blank');
    place.replaceChildren(...lying.map(({ element }) => element));
  }

  /** The ball that has just come, and those before it. @param {readonly number[]} balls */
  function callUp(balls) {
    ball.textContent = `${balls.at(-1) ?? ''}`;
    call.textContent = fill(texts.callOf ?? '', { at: `${balls.length}`, all: `${own.called}` });
    last.replaceChildren(
      ...balls
        .slice(-1 - ballsShown, -1)
        .reverse()
        .map((number) => {
          const item = document.createElement('li');
          item.textContent = `${number}`;
          return item;
        }),
    );
  }

  /** @param {PayTicket} pay @param {readonly number[]} balls @param {number} stakeMinor */
  function mark(pay, balls, stakeMinor) {
    const called = new Set(balls);
    for (const ticket of lying) ticket.mark(called, pay(ticket.numbers, balls), stakeMinor);
  }

  /** @param {Record<string, any>} outcome */
  async function rest(outcome) {
    const pay = await adding;
    lay(outcome.tickets);
    callUp(outcome.balls);
    mark(pay, outcome.balls, outcome.stakeMinor);
  }

  /** How many tickets have something, and what the best of them is. @param {Round} round @param {PayTicket | undefined} pay */
  function tell({ outcome }, pay) {
    /** @type {BingoPaid[]} */
    const paid = pay ? outcome?.tickets.map((/** @type {number[]} */ ticket) => pay(ticket, outcome.balls)) : [];
    const wins = paid.flatMap(({ wins }) => wins);
    const best = wins.sort((a, b) => b.winHundredths - a.winHundredths);
    const names = [...new Set(best.map(({ prize }) => texts[prize] ?? ''))];
    return names.length > 0 ? names.join(texts.comma) : (texts.nothing ?? '');
  }

  /** @type {PayTicket | undefined} */
  let ready;
  adding.then((pay) => {
    ready = pay;
  });

  return {
    waiting: texts.calling ?? '',

    /** @param {boolean} value */
    wait(value) {
      isPlaying = value;
      stake.lock(value);
      for (const button of counts) button.setAttribute('aria-disabled', String(value));
      if (!value) return;
      pace.begin();
      layBlank();
    },

    /** @param {Round} round */
    async reveal({ outcome }) {
      if (!outcome) return;
      const pay = await adding;
      lay(outcome.tickets);
      mark(pay, [], outcome.stakeMinor);
      find('#bingo').scrollIntoView({ block: 'nearest' });
      await pace.pause(400);
      for (let at = 1; at <= outcome.balls.length; at += 1) {
        if (pace.isStill()) break;
        const balls = outcome.balls.slice(0, at);
        callUp(balls);
        mark(pay, balls, outcome.stakeMinor);
        pace.move(ball, [{ transform: 'scale(1.2)' }, { transform: 'none' }], { ms: callMs });
        await pace.pause(callMs);
      }
      await rest(outcome);
    },

    /** @param {Round} round */
    show({ id, state, choice, outcome }) {
      // A coin was tossed here before the tickets were printed.
      if (!choice.tickets || id === shown) return;
      shown = id;
      tickets = choice.tickets;
      write();
      if (state === 'settled' && outcome?.tickets) rest(outcome);
      else layBlank();
    },

    /** @param {Round} round */
    words: (round) => endWords(table, round, tell(round, ready)),

    /** @param {Round} round */
    brief: (round) =>
      round.choice.tickets
        ? fill(texts.ticketCount ?? '', { count: `${round.choice.tickets}` })
        : (texts.tickets ?? ''),
  };
}
