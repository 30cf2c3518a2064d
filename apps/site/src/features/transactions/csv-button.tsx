import { useT } from '@harmattan/i18n/use-t';
import { Button } from '@harmattan/ui/button';
import { StatusMessage } from '../../shared/forms/status-message.tsx';
import type { TransactionsFilter } from './transactions-filter.ts';
import { useCsvDownload } from './use-csv-download.ts';

/** Everything in the filter, whether it is on the page yet or not. */
export function CsvButton({ filter }: { filter: TransactionsFilter }) {
  const t = useT();
  const { mutate, isPending, isSuccess, error, count } = useCsvDownload(filter);
  return (
    <>
      <Button size="small" busy={isPending} onClick={() => mutate()}>
        {isPending ? t('transactions.csv.loading', { count }) : t('transactions.csv')}
      </Button>
      <span role="status" className="visually-hidden">
        {isSuccess && t('transactions.csv.done', { count })}
      </span>
      <StatusMessage failure={isPending ? undefined : error} />
    </>
  );
}
