import { formatMajor, majorFromMinor } from '@harmattan/kernel/money';
import { useStore } from '@harmattan/sandbox-ui/store';
import { currencySign } from '@harmattan/ui/money-text';
import { useState } from 'preact/hooks';
import { useBook } from '../core/book.ts';
import { useMoney } from '../core/show.ts';
import { useTexts } from '../texts/index.ts';
import { largestStakeMinor } from './largest-stake.ts';
import { type Reckoning, writtenMinor } from './reckon.ts';

const quickStakesMinor = [100_00n, 500_00n, 1_000_00n];

/** How much. The text stays as it is written; one that would need guessing is no stake, and the slip says so. */
export function StakeField({ now }: { now: Reckoning }) {
  const { desk, session, currency } = useBook();
  const texts = useTexts();
  const money = useMoney();
  const { stake } = useStore(desk.slip);
  const { balanceMinor, stakeMaxMinor } = useStore(session.state);
  const [isWriting, setIsWriting] = useState(false);
  const written = writtenMinor(stake);
  const label = now.system ? texts.stakeLine : now.bets > 1 ? texts.stakeEach : texts.stake;

  function put(stakeMinor: bigint) {
    desk.write({ stake: majorFromMinor(stakeMinor).replace(/\.00$/, '') });
  }

  function putLargest() {
    const limits = desk.limits();
    put(limits ? largestStakeMinor(now, limits, balanceMinor) : (written ?? 0n));
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
          value={isWriting || written === undefined ? stake : formatMajor(written).replace(/\.00$/, '')}
          onFocus={() => setIsWriting(true)}
          onBlur={() => setIsWriting(false)}
          aria-invalid={now.problem?.kind === 'stake-unclear'}
          onInput={({ currentTarget }) => desk.write({ stake: currentTarget.value })}
        />
      </div>
      {stakeMaxMinor !== null && <p class="hint figures">{texts.largestStake(money(stakeMaxMinor))}</p>}
      <div class="quick">
        {quickStakesMinor.map((addMinor) => {
          const amount = formatMajor(addMinor).replace(/\.00$/, '');
          return (
            <button
              key={amount}
              type="button"
              class="button quiet figures"
              aria-label={texts.addStake(money(addMinor))}
              onClick={() => put((written ?? 0n) + addMinor)}
            >
              {`+${amount}`}
            </button>
          );
        })}
        <button type="button" class="button quiet" onClick={putLargest}>
          {texts.max}
        </button>
      </div>
    </div>
  );
}
