import { market } from '@harmattan/kernel/market';
import { marketDay } from '@harmattan/kernel/market-time';
import { formatMajor } from '@harmattan/kernel/money';
import { useStore } from '@harmattan/sandbox-ui/store';
import { currencySign } from '@harmattan/ui/money-text';
import type { Pick } from '../../../src/contract/bets.ts';
import { formatPrice } from '../../../src/prices/index.ts';
import { marketWords, outcomeWords } from '../offer/market-words.ts';
import type { Texts } from '../texts/index.ts';
import { useTexts } from '../texts/index.ts';
import { useBook } from './book.ts';

const dayMs = 86_400_000;

/** Amounts as this page shows them: `₦ 1,500.00`. */
export function useMoney(): (amountMinor: bigint | number) => string {
  const { currency } = useBook();
  return (amountMinor) => `${currencySign(currency)}\u202f${formatMajor(BigInt(amountMinor))}`;
}

/** Prices in the way of writing that the player chose. */
export function usePriceText(): (thousandths: number) => string {
  const format = useStore(useBook().format);
  return (thousandths) => formatPrice(thousandths, format).replace(/^\d{4,}/, groupThousands);
}

/** The price of a long accumulator is read like an amount. A fraction stays as it is: `1250/3` is two numbers. */
function groupThousands(whole: string, _at: number, text: string): string {
  return text.includes('/') ? whole : whole.replace(/\B(?=(\d{3})+$)/g, ',');
}

/** `2026-11-15`, in the market's calendar. */
export function dayIn(time: number): string {
  return marketDay(time);
}

export function clockText(time: string, language: string): string {
  return new Date(time).toLocaleTimeString(language, {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: market.timeZone,
  });
}

export function dayText(day: string, language: string): string {
  const noon = new Date(`${day}T11:00:00Z`);
  return noon.toLocaleDateString(language, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: market.timeZone,
  });
}

/** When a match begins, by the player's own reckoning of days: `18:00`, `Tomorrow 18:00`, `Sat 21 Nov 18:00`. */
export function useStartText(): (startsAt: string, saidDay?: string) => string {
  const texts = useTexts();
  const { language, clockOffsetMs } = useBook();
  const spoken = useStore(language);
  const now = Date.now() + useStore(clockOffsetMs);
  return (startsAt, saidDay) => {
    const day = dayIn(Date.parse(startsAt));
    const time = clockText(startsAt, spoken);
    if (day === dayIn(now) || day === saidDay) return time;
    if (day === dayIn(now + dayMs)) return `${texts.tomorrow} ${time}`;
    return `${dayText(day, spoken)} ${time}`;
  };
}

export function marketText(key: string, texts: Texts): string {
  return marketWords(key, texts);
}

/** What a pick says: `Kaduna Lions`, `Over 2.5`. */
export function outcomeText(
  pick: globalThis.Pick<Pick, 'market' | 'outcome'>,
  names: { home: string; away: string },
  texts: Texts,
): string {
  return outcomeWords(pick, names, texts);
}
