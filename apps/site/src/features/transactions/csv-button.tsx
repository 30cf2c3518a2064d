import { useT } from '@harmattan/i18n/use-t';
import { Button } from '@harmattan/ui/button';
import { FormMessage } from '../../shared/forms/form-message.tsx';
import { StatusMessage } from '../../shared/forms/status-message.tsx';
import type { TransactionsFilter } from './transactions-filter.ts';
import { useCsvDownload } from './use-csv-download.ts';

/** Everything in the filter, whether it is on the page yet or not. */
export function CsvButton({ filter }: { filter: TransactionsFilter }) {
  const t = useT();
  const { mutate, isPending, data, error, count } = useCsvDownload(filter);
  return (
    <>
      <Button size="small" busy={isPending} onClick={() => mutate()}>
        {isPending ? t('transactions.csv.loading', { count }) : t('transactions.csv')}
      </Button>
      <span role="status" className="visually-hidden">
        {data && !data.isCut && t('transactions.csv.done', { count })}
      </span>
      <FormMessage kind="info" text={data?.isCut ? t('transactions.csv.cut', { count }) : undefined} />
      <StatusMessage failure={isPending ? undefined : error} />
    </>
  );
}
