import { useT } from '@harmattan/i18n/use-t';
import { useQueryClient } from '@harmattan/queries';
import { useSearchParams } from '@harmattan/router/use-search-params';
import { useState } from 'react';
import { now } from '../../shared/time/clock.ts';
import { lastDays, type Period, periodOf } from '../../shared/time/period.ts';
import { HistoryFace } from './history-face.tsx';
import { HistoryForm } from './history-form.tsx';
import { SecurityFrame } from './security-frame.tsx';

const daysAtFirst = 30;

export function LoginHistoryPage() {
  const t = useT();
  const [search, setSearch] = useSearchParams();
  const queryClient = useQueryClient();
  // One today for as long as the page is open: midnight must not change the list under its reader.
  const [openedAtMs] = useState(now);
  const period = periodOf(search) ?? lastDays(daysAtFirst, openedAtMs);

  function show({ from, to }: Period) {
    setSearch({ from, to });
    // The same days again are a wish for news.
    queryClient.invalidateQueries({ queryKey: ['POST Security/UserLoginHistory', from, to] });
  }

  return (
    <SecurityFrame current="/security/loginhistory" title={t('security.history.title')}>
      <HistoryForm period={period} onShow={show} />
      <HistoryFace period={period} />
    </SecurityFrame>
  );
}
