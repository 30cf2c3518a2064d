import { useT } from '@harmattan/i18n/use-t';
import { useMutation } from '@harmattan/queries';
import { useEnvironment } from '@harmattan/ui/environment';
import { call } from '../../shared/api/call.ts';
import { csvText } from '../../shared/device/csv-text.ts';
import { downloadFile } from '../../shared/device/download-file.ts';
import { activityLines } from './activity-lines.ts';

/** Twelve months, day by day and product by product. */
export function useActivityFile() {
  const t = useT();
  const { currency } = useEnvironment();
  return useMutation({
    mutationFn: async () => {
      const activity = await call('GET Limits/GetActivity', { query: { months: '12', by: 'day' } });
      const head = [
        ...[t('activity.column.day'), t('activity.column.product'), t('activity.column.currency')],
        ...[t('activity.deposited'), t('activity.withdrawn'), t('activity.other')],
        ...[t('activity.staked'), t('activity.won'), t('activity.net'), t('activity.column.seconds')],
      ];
      const lines = activityLines(activity.periods, {
        currency,
        nameOf: (product) => t(`activity.product.${product}`),
      });
      downloadFile({
        name: `activity-from-${activity.from}.csv`,
        type: 'text/csv;charset=utf-8',
        text: csvText([head, ...lines]),
      });
    },
  });
}
