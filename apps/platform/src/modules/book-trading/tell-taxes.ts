import type { Clock } from '@harmattan/kernel/clock';
import type { TaxRule } from '@harmattan/kernel/taxes';
import type { Log } from '../../plumbing/log.ts';
import type { Book } from './book-client.ts';

const tryEveryMs = 5_000;
/** A book that lost its tables has them again after so long. */
const againAfterMs = 10 * 60_000;

interface TellDeps {
  book: Book;
  clock: Clock;
  log: Log;
  rules: readonly TaxRule[];
}

/** Our own book shows the tax on slips, tickets and offers as the house withholds it. Until it answers it is asked again. */
export function createTaxTeller({ book, clock, log, rules }: TellDeps) {
  const taxes = rules
    .filter(({ products }) => products.includes('sports'))
    .map(({ rate, from, to }) => ({ rate: Number(rate), from, to: to ?? null }));
  let toldAtMs = Number.NEGATIVE_INFINITY;
  let isAway = false;
  let stopTelling = () => {};

  async function tell(): Promise<void> {
    await book.ask('set-taxes', { taxes });
    toldAtMs = clock.now().getTime();
    isAway = false;
  }

  async function tellIfDue(): Promise<void> {
    if (Math.abs(clock.now().getTime() - toldAtMs) >= againAfterMs) await tell();
  }

  return {
    tell,
    start(): void {
      stopTelling = clock.every(tryEveryMs, tellIfDue, (error) => {
        if (!isAway) log.warn({ err: error }, 'the book could not be told what is withheld of winnings');
        isAway = true;
      });
    },
    stop: () => stopTelling(),
  };
}
