import { useT } from '@harmattan/i18n/use-t';
import { EmptyState } from '@harmattan/ui/empty-state';
import { useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { type Period, periodOf } from '../../shared/time/period.ts';
import { HistoryFace } from './history-face.tsx';
import { HistoryForm } from './history-form.tsx';
import { SecurityFrame } from './security-frame.tsx';

export function LoginHistoryPage() {
  const t = useT();
  const [search, setSearch] = useSearchParams();
  const queryClient = useQueryClient();
  const period = periodOf(search);

  function show({ from, to }: Period) {
    setSearch({ from, to }, { replace: true });
    // The same days again are a wish for news.
    queryClient.invalidateQueries({ queryKey: ['POST Security/UserLoginHistory', from, to] });
  }

  return (
    <SecurityFrame current="/security/loginhistory" title={t('security.history.title')}>
      <HistoryForm period={period} onShow={show} />
      {period ? (
        <HistoryFace period={period} />
      ) : (
        <EmptyState icon="clock" title={t('security.history.start.title')} text={t('security.history.start.text')} />
      )}
    </SecurityFrame>
  );
}
