import { useStore } from '@harmattan/sandbox-ui/store';
import { useBook } from '../core/book.ts';
import { useMoney, usePriceText } from '../core/show.ts';
import { useTexts } from '../texts/index.ts';
import type { Reckoning } from './reckon.ts';

/** What goes in, what may come out, and what is left. */
export function Totals({ now }: { now: Reckoning }) {
  const texts = useTexts();
  const money = useMoney();
  const priceText = usePriceText();
  const { balanceMinor } = useStore(useBook().session.state);
  const leftMinor = balanceMinor === null ? null : balanceMinor - now.totalMinor;
  return (
    <>
      <dl class="totals">
        {now.price !== null && now.picks.length > 1 && (
          <Total name={texts.combinedPrice} value={priceText(now.price)} isSand />
        )}
        {(now.bets > 1 || now.system) && (
          <Total
            name={`${texts.totalStake} · ${now.system ? texts.lineCount(now.lines) : texts.betCount(now.bets)}`}
            value={money(now.totalMinor)}
          />
        )}
        {now.taxMinor > 0n ? (
          <>
            <Total name={texts.toReturnGross} value={money(now.returnMinor)} />
            <Total name={texts.tax} value={`−${money(now.taxMinor)}`} />
            <Total name={texts.toReturn} value={money(now.netMinor)} isStrong />
          </>
        ) : (
          <Total name={texts.toReturn} value={money(now.returnMinor)} isStrong />
        )}
        {leftMinor !== null && leftMinor >= 0n && <Total name={texts.balanceAfter} value={money(leftMinor)} isFaint />}
      </dl>
      {now.cappedAtMinor !== undefined && (
        <p class="hint capped figures" role="status">
          {texts.capped(money(now.cappedAtMinor))}
        </p>
      )}
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
