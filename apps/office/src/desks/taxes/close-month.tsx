import { call } from '../../shared/api/call.ts';
import { useAmountText } from '../../shared/view/amount.tsx';
import { DecisionDialog } from '../../shared/view/decision-dialog.tsx';
import { monthName } from './month-name.ts';
import { useT } from './texts.ts';
import { type Authority, type Month, useDecide } from './use-taxes.ts';

interface CloseMonthProps {
  authority: Authority;
  month: Month;
  onClose: () => void;
}

export function CloseMonth({ authority: { authority, name }, month, onClose }: CloseMonthProps) {
  const t = useT();
  const decide = useDecide(onClose);
  const amountText = useAmountText();
  const { due, withheld, givenBack, entries } = month;
  const shown = monthName(month.month);
  return (
    <DecisionDialog
      title={t('taxes.close.title', { month: shown })}
      confirmText={t('taxes.close.ask')}
      onClose={onClose}
      onConfirm={(comment) =>
        decide(() =>
          call('POST Taxes/AskClose', { body: { authority, month: month.month, due, comment } }).then(() =>
            t('taxes.close.done', { month: shown }),
          ),
        )
      }
    >
      <p>
        {t('taxes.close.text', {
          ...{ name, count: entries, due: amountText(due), withheld: amountText(withheld) },
          givenBack: amountText(givenBack),
        })}
      </p>
      <p>{t('taxes.close.fixed')}</p>
    </DecisionDialog>
  );
}
