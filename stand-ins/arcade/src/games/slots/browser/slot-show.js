import { minorText, textMinor } from './slot-view.js';

/**
 * Shows a round step by step. What it adds up on the way is reckoned anew from the grids; what it ends with is what the
 * wallet has paid.
 *
 * @typedef {import('@harmattan/fair/slots/slot-round').SlotRound} SlotRound
 * @typedef {import('@harmattan/fair/slots/slot-round').SlotSpin} SlotSpin
 * @typedef {import('@harmattan/fair/slots/slot-round').SlotFall} SlotFall
 * @typedef {import('@harmattan/fair/slots/slot-round').SlotWin} SlotWin
 * @typedef {typeof import('@harmattan/fair/slots/add-up')} Adding
 */

/** In times the stake. */
const bigWin = 15;
const hugeWin = 60;
const winsShownMax = 6;

/**
 * @param {{
 *   model: import('@harmattan/fair/slots/slot-model').SlotModel,
 *   adding: Promise<Adding>,
 *   reels: import('./slot-reels.js').Reels,
 *   view: import('./slot-view.js').View,
 *   pace: import('./slot-pace.js').Pace,
 *   sound: import('./slot-sound.js').Sound,
 *   texts: Record<string, string>,
 *   money(amount: string): string,
 *   fill(text: string, values: Record<string, string>): string,
 * }} deps
 */
export function createShow({ model, adding, reels, view, pace, sound, texts, money, fill }) {
  /**
   * @param {SlotWin} win
   * @param {SlotFall} fall
   * @param {number} stakeMinor
   */
  function wordsOf(win, fall, stakeMinor) {
    const isLine = win.line !== undefined;
    const count = isLine ? win.places.length : new Set(win.places.map(([reel]) => reel)).size;
    return fill((isLine ? texts.lineWin : texts.waysWin) ?? '', {
      line: `${(win.line ?? 0) + 1}`,
      count: `${count}`,
      symbol: texts[`symbol${win.symbol}`] ?? '',
      ways: `${win.ways}`,
      amount: money(minorText((win.winHundredths * fall.multiplier * stakeMinor) / 100)),
    });
  }

  /**
   * @param {SlotFall} fall
   * @param {number} stakeMinor
   * @param {number} totalMinor
   */
  async function showWins(fall, stakeMinor, totalMinor) {
    if (fall.wins.length === 0) return;
    sound.win();
    const counting = view.countTo(totalMinor, 500);
    for (const win of fall.wins.slice(0, winsShownMax)) {
      reels.light(win.places);
      const line = win.line === undefined ? undefined : model.lines[win.line];
      if (line) reels.draw(line);
      view.caption(wordsOf(win, fall, stakeMinor));
      await pace.pause(fall.wins.length > 3 ? 450 : 700);
    }
    reels.light(fall.wins.flatMap((win) => win.places));
    await counting;
    view.caption('');
  }

  /**
   * @param {SlotSpin} spin
   * @param {number[]} totalsMinor of the round, after each fall
   * @param {number} stakeMinor
   */
  async function showSpin(spin, totalsMinor, stakeMinor) {
    for (const [at, fall] of spin.falls.entries()) {
      const before = spin.falls[at - 1];
      if (before) {
        view.caption(fill(texts.tumbleOn ?? '', { multiplier: `${fall.multiplier}` }));
        await reels.tumble(
          before.wins.flatMap((win) => win.places),
          fall.grid,
        );
      } else {
        await reels.stop(fall.grid);
      }
      view.multiplier(fall.multiplier);
      await showWins(fall, stakeMinor, totalsMinor[at] ?? 0);
    }
  }

  return {
    /** @param {import('../../../page/browser/table.js').Round} played */
    async reveal(played) {
      const { addUp } = await adding;
      /** @type {{ round: SlotRound, stakeMinor: number }} */
      const { round, stakeMinor } = /** @type {any} */ (played.outcome);
      const { runningHundredths } = addUp(model, round);
      const paidMinor = textMinor(played.win ?? '0.00');
      let freeSpins = round.spins[0]?.kind === 'free' ? (model.freeSpins?.spinsBought ?? round.spins.length) : 0;
      let at = 0;
      if (freeSpins > 0) await tellFreeSpins(texts.freeSpins, freeSpins);
      for (const [index, spin] of round.spins.entries()) {
        if (spin.kind === 'free') {
          at += 1;
          view.freeCount(fill(texts.freeSpinOf ?? '', { at: `${at}`, count: `${freeSpins}` }));
          if (index > 0) {
            reels.spin();
            await pace.pause(250);
          }
        }
        const totalsMinor = (runningHundredths[index] ?? []).map((hundredths) => (hundredths * stakeMinor) / 100);
        await showSpin(spin, totalsMinor, stakeMinor);
        if (spin.freeSpinsWon > 0) {
          reels.light(scattersIn(spin));
          await tellFreeSpins(spin.kind === 'paid' ? texts.freeSpins : texts.moreFreeSpins, spin.freeSpinsWon);
          freeSpins += spin.freeSpinsWon;
          reels.light([]);
        } else if (spin.kind === 'free') await pace.pause(200);
      }
      await view.countTo(paidMinor, 300);
      const times = paidMinor / stakeMinor;
      const amount = money(played.win ?? '0.00');
      if (round.winHundredths >= model.winMaxHundredths) view.caption(texts.capped ?? '');
      if (at > 0 && times < bigWin) await view.banner(texts.freeSpinsDone ?? '', amount, 1_800);
      if (times >= bigWin) {
        sound.bigWin();
        await view.banner((times >= hugeWin ? texts.hugeWin : texts.bigWin) ?? '', amount, 2_600);
      }
    },
  };

  /**
   * @param {string | undefined} words
   * @param {number} count
   */
  async function tellFreeSpins(words = '', count = 0) {
    sound.freeSpins();
    // A round that was hurried stops here once, so that nobody misses it.
    pace.begin();
    await view.banner(fill(words, { count: `${count}` }), '', 1_800);
  }

  /** @param {SlotSpin} spin */
  function scattersIn(spin) {
    const grid = spin.falls.at(-1)?.grid ?? [];
    return grid.flatMap((symbols, reel) =>
      symbols.flatMap((symbol, row) =>
        model.symbols[symbol]?.kind === 'scatter' ? [/** @type {[number, number]} */ ([reel, row])] : [],
      ),
    );
  }
}
