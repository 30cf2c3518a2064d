import { useT } from '@harmattan/i18n/use-t';
import { formatMajor, type Minor, minorFromJsonNumber } from '@harmattan/kernel/money';
import { moneyText } from '@harmattan/ui/money-text';
import { brand } from '../../shared/brand/brand.ts';
import { AmountChoice } from '../../shared/cashier/amount-choice.tsx';
import type { AmountLimit } from '../../shared/cashier/payment-methods.ts';
import { allOfIt, type Room } from './amount-problem.ts';
import { QuoteSummary } from './quote-summary.tsx';
import type { Quote } from './use-quote.ts';
import { useSavedAccounts } from './use-saved-accounts.ts';
import styles from './withdrawal-amount.module.css';

interface WithdrawalAmountProps {
  name: string;
  value: string;
  error: string | undefined;
  onValueChange: (value: string) => void;
  limit: AmountLimit | undefined;
  viewName: string;
  room: Room;
  /** `asked` while the answer for this amount is awaited. */
  quote: Quote | 'asked' | undefined;
}

/** The amount of a withdrawal, with what there is to withdraw above it and what becomes of it below. */
export function WithdrawalAmount({ viewName, room, quote, ...field }: WithdrawalAmountProps) {
  const t = useT();
  const { availableMinor } = room;
  const lastMinor = useLastAmount(viewName);
  const allMinor = allOfIt(room);
  const isLastPossible = lastMinor !== undefined && availableMinor !== undefined && lastMinor <= availableMinor;
  const offers = [
    ...(isLastPossible
      ? [{ amountMinor: lastMinor, label: t('withdraw.last', { amount: shortText(lastMinor) }) }]
      : []),
    ...(allMinor === undefined ? [] : [{ amountMinor: allMinor, label: t('withdraw.all') }]),
  ];
  return (
    <>
      {availableMinor !== undefined && (
        <p className={styles.available}>
          {t('withdraw.available')}
          <strong className="figures">{moneyText(availableMinor, { currency: brand.currency })}</strong>
        </p>
      )}
      <AmountChoice {...field} upToMinor={availableMinor} more={offers} />
      {quote && <QuoteSummary quote={quote} />}
    </>
  );
}

/** What the player withdrew last by this method. */
function useLastAmount(viewName: string): Minor | undefined {
  const { data } = useSavedAccounts();
  const last = data?.lastAmounts.find((amount) => amount.viewName === viewName);
  return last && minorFromJsonNumber(last.amount);
}

function shortText(amountMinor: Minor): string {
  return formatMajor(amountMinor).replace(/\.00$/, '');
}
