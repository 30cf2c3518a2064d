import { majorFromMinor } from '@harmattan/kernel/money';
import { useState } from 'preact/hooks';
import type { Bet } from '../../../src/contract/bets.ts';
import { useBook } from '../core/book.ts';
import { useMoney } from '../core/show.ts';
import { Note } from '../shell/states.tsx';
import { writtenMinor } from '../slip/reckon.ts';
import { useTextsOf } from '../texts/index.ts';
import { sellingTexts } from './selling-words.ts';

/** Sells the bet by itself once the offer comes to an amount that the player sets. */
export function AutoCashOut({ bet, afterChange }: { bet: Bet; afterChange(): void }) {
  const { api } = useBook();
  const own = useTextsOf(sellingTexts);
  const money = useMoney();
  const [written, setWritten] = useState(bet.autoCashOut === null ? '' : majorFromMinor(BigInt(bet.autoCashOut)));
  const [trouble, setTrouble] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);

  async function set(amount: number | null) {
    setIsBusy(true);
    const answer = await api.autoCashOut(bet.id, amount);
    setIsBusy(false);
    setTrouble(answer.ok ? undefined : own.autoFailed);
    if (answer.ok) afterChange();
  }

  function submit(event: Event) {
    event.preventDefault();
    const amount = writtenMinor(written);
    const most = BigInt(bet.potential - bet.soldFor);
    if (!amount || amount > most) return setTrouble(own.autoTooMuch(money(most)));
    void set(Number(amount));
  }

  // Buttons beside it say what is paid after tax.
  const setText = bet.tax ? own.autoSetGross : own.autoSet;
  return (
    <details class="auto-cash-out">
      <summary>{bet.autoCashOut === null ? own.autoCashOut : setText(money(bet.autoCashOut))}</summary>
      <form class="code-load" onSubmit={submit}>
        <label for={`auto-${bet.id}`}>{bet.tax ? own.autoLabelGross : own.autoLabel}</label>
        <div>
          <input
            id={`auto-${bet.id}`}
            class="figures"
            inputMode="decimal"
            autocomplete="off"
            value={written}
            onInput={({ currentTarget }) => setWritten(currentTarget.value)}
          />
          <button type="submit" class="button quiet" disabled={isBusy}>
            {own.autoStart}
          </button>
        </div>
        {bet.autoCashOut !== null && (
          <button type="button" class="button plain" disabled={isBusy} onClick={() => set(null)}>
            {own.autoStop}
          </button>
        )}
      </form>
      {trouble && <Note tone="bad">{trouble}</Note>}
    </details>
  );
}
