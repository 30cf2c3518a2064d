import { noPrice } from '../../../src/prices/index.ts';
import { useBook } from '../core/book.ts';
import { useMoney, usePriceText } from '../core/show.ts';
import { useStore } from '../core/store.ts';
import { useTexts } from '../texts/index.ts';
import type { Reckoning } from './reckon.ts';

/** What goes in, what may come out, and what is left. */
export function Totals({ now }: { now: Reckoning }) {
  const texts = useTexts();
  const money = useMoney();
  const priceText = usePriceText();
  const { balanceKobo } = useStore(useBook().session.state);
  const leftKobo = balanceKobo === null ? null : balanceKobo - now.totalKobo;
  // What would not be paid is not promised either.
  const isTooHigh = now.problem?.kind === 'return-high';
  return (
    <>
      <dl class="totals">
        {now.price !== null && now.picks.length > 1 && (
          <Total name={texts.combinedPrice} value={priceText(now.price)} isSand />
        )}
        {now.bets > 1 && (
          <Total name={`${texts.totalStake} · ${texts.betCount(now.bets)}`} value={money(now.totalKobo)} />
        )}
        <Total name={texts.toReturn} value={isTooHigh ? noPrice : money(now.returnKobo)} isStrong />
        {leftKobo !== null && leftKobo >= 0n && <Total name={texts.balanceAfter} value={money(leftKobo)} isFaint />}
      </dl>
      <p class="hint">{texts.rounding}</p>
    </>
  );
}

interface TotalProps {
  name: string;
  value: string;
  isSand?: boolean;
  isStrong?: boolean;
  isFaint?: boolean;
}

function Total({ name, value, isSand, isStrong, isFaint }: TotalProps) {
  const tone = isSand ? 'sand' : isStrong ? 'strong' : isFaint ? 'faint' : undefined;
  return (
    <div data-tone={tone}>
      <dt>{name}</dt>
      <dd class="figures">{value}</dd>
    </div>
  );
}
