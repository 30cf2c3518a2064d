import { formatMajor, type Minor, majorFromMinor, minorFromMajor } from '@harmattan/kernel/money';
import { moneyText } from '@harmattan/ui/money-text';

/** Steps that add to an amount, so that a stake or a payment needs no keyboard. A text that means no amount counts as nothing. */
export function QuickAmounts({
  stepsMinor,
  currency,
  value,
  onValue,
  addLabel,
}: {
  stepsMinor: readonly Minor[];
  currency: string;
  value: string;
  onValue(value: string): void;
  /** `Add ₦ 500.00`, for voices. */
  addLabel(amount: string): string;
}) {
  const writtenMinor = minorFromMajor(value) ?? 0n;
  return (
    <div class="row">
      {stepsMinor.map((stepMinor) => (
        <button
          key={String(stepMinor)}
          type="button"
          class="button figures"
          aria-label={addLabel(moneyText(stepMinor, { currency }))}
          onClick={() => onValue(plain(majorFromMinor(writtenMinor + stepMinor)))}
        >
          {`+${plain(formatMajor(stepMinor))}`}
        </button>
      ))}
    </div>
  );
}

function plain(amount: string): string {
  return amount.replace(/\.00$/, '');
}
