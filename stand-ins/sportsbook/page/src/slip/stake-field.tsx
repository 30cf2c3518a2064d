import { formatNaira, nairaFromKobo } from '@harmattan/kernel/money';
import { currencySign } from '@harmattan/ui/money-text';
import { useState } from 'preact/hooks';
import { returnOf } from '../../../src/prices/index.ts';
import { useBook } from '../core/book.ts';
import { useMoney } from '../core/show.ts';
import { useStore } from '../core/store.ts';
import { useTexts } from '../texts/index.ts';
import { type Reckoning, writtenKobo } from './reckon.ts';

const quickStakesKobo = [100_00n, 500_00n, 1_000_00n];

/** How much. The text stays as it is written; one that would need guessing is no stake, and the slip says so. */
export function StakeField({ now }: { now: Reckoning }) {
  const { desk, session, currency } = useBook();
  const texts = useTexts();
  const money = useMoney();
  const { stake } = useStore(desk.slip);
  const { balanceKobo } = useStore(session.state);
  const [isWriting, setIsWriting] = useState(false);
  const written = writtenKobo(stake);
  const label = now.bets > 1 ? texts.stakeEach : texts.stake;

  function put(stakeKobo: bigint) {
    desk.write({ stake: nairaFromKobo(stakeKobo).replace(/\.00$/, '') });
  }

  return (
    <div class="stake">
      <label for="stake">{label}</label>
      <div class="stake-box">
        <span aria-hidden="true">{currencySign(currency)}</span>
        <input
          id="stake"
          class="figures"
          inputMode="decimal"
          autocomplete="off"
          placeholder="0.00"
          value={isWriting || written === undefined ? stake : formatNaira(written).replace(/\.00$/, '')}
          onFocus={() => setIsWriting(true)}
          onBlur={() => setIsWriting(false)}
          aria-invalid={now.problem?.kind === 'stake-unclear'}
          onInput={({ currentTarget }) => desk.write({ stake: currentTarget.value })}
        />
      </div>
      <div class="quick">
        {quickStakesKobo.map((addKobo) => {
          const amount = formatNaira(addKobo).replace(/\.00$/, '');
          return (
            <button
              key={amount}
              type="button"
              class="button quiet figures"
              aria-label={texts.addStake(money(addKobo))}
              onClick={() => put((written ?? 0n) + addKobo)}
            >
              {`+${amount}`}
            </button>
          );
        })}
        <button type="button" class="button quiet" onClick={() => put(largestKobo())}>
          {texts.max}
        </button>
      </div>
    </div>
  );

  /** As much as the book takes and the balance holds, for each bet. */
  function largestKobo(): bigint {
    const limits = desk.checked.get();
    if (!limits) return written ?? 0n;
    let mostKobo = BigInt(limits.stakeMax);
    if (balanceKobo !== null && balanceKobo / BigInt(now.bets) < mostKobo) mostKobo = balanceKobo / BigInt(now.bets);
    const prices = now.picks.map(({ price }) => price).filter((price) => price >= 1_000);
    if (prices.length === 0) return mostKobo;
    const highest = now.kind === 'accumulator' ? prices : [Math.max(...prices)];
    const returnMaxKobo = BigInt(limits.returnMax);
    if (returnOf(mostKobo, highest) <= returnMaxKobo) return mostKobo;
    // What returns the most that a bet may: found by halving, so that it is exact however long the slip is.
    let [fitsKobo, tooMuchKobo] = [0n, mostKobo];
    while (tooMuchKobo - fitsKobo > 1n) {
      const middleKobo = (fitsKobo + tooMuchKobo) / 2n;
      if (returnOf(middleKobo, highest) <= returnMaxKobo) fitsKobo = middleKobo;
      else tooMuchKobo = middleKobo;
    }
    return fitsKobo;
  }
}
