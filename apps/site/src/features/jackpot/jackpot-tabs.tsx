import { useT } from '@harmattan/i18n/use-t';
import { LinkTabs } from '@harmattan/ui/tabs';

/** What can be bet on and what was bet stand side by side. */
export function JackpotTabs({ current }: { current: 'jackpots' | 'bets' }) {
  const t = useT();
  return (
    <LinkTabs
      label={t('shell.jackpot')}
      tabs={[
        { href: '/ManualJackpot', label: t('jackpot.tabs.jackpots'), isCurrent: current === 'jackpots' },
        { href: '/ManualJackpotBet', label: t('jackpot.tabs.bets'), isCurrent: current === 'bets' },
      ]}
    />
  );
}
