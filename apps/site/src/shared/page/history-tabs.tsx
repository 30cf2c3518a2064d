import { useT } from '@harmattan/i18n/use-t';
import { LinkTabs } from '@harmattan/ui/tabs';

/** What was paid and what was played stand side by side. */
export function HistoryTabs({ current }: { current: 'payments' | 'games' }) {
  const t = useT();
  return (
    <LinkTabs
      label={t('rounds.tabs')}
      tabs={[
        { href: '/TransactionHistory', label: t('rounds.tabs.payments'), isCurrent: current === 'payments' },
        { href: '/GameHistory', label: t('rounds.tabs.games'), isCurrent: current === 'games' },
      ]}
    />
  );
}
