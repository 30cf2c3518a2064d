import { useT } from '@harmattan/i18n/use-t';
import { navigate } from '@harmattan/router/location';
import { useSearchParams } from '@harmattan/router/use-search-params';
import { Tabs } from '@harmattan/ui/tabs';
import { useEffect } from 'react';
import { takeFlag } from '../../shared/brand/flags.ts';
import { AppLink } from '../../shared/page/app-link.tsx';
import { PageHeading } from '../../shared/page/page-heading.tsx';
import styles from './my-bets-page.module.css';
import { betAreas, betList, betStates } from './round-list.ts';
import { RoundsFace } from './rounds-face.tsx';

/** Everything that the player staked, at whichever book or game, by the platform's own records. */
export function MyBetsPage() {
  const t = useT();
  const [search, setSearch] = useSearchParams();
  const state = betStates.find((known) => known === search.get('state')) ?? 'open';
  const area = betAreas.find((known) => known === search.get('show')) ?? 'all';
  useWayToBook();
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <PageHeading className={styles.heading}>{t('shell.my-bets')}</PageHeading>
        <AppLink className={styles.jackpot} href="/ManualJackpotBet">
          {t('rounds.bets.jackpot')}
        </AppLink>
      </div>
      <Tabs
        label={t('shell.my-bets')}
        tabs={betStates.map((id) => ({ id, label: t(`rounds.bets.${id}`) }))}
        selected={state}
        onSelect={(next) => setSearch({ state: next, show: area })}
      >
        <Tabs
          look="chips"
          label={t('rounds.bets.show')}
          tabs={betAreas.map((id) => ({ id, label: t(`rounds.bets.show.${id}`) }))}
          selected={area}
          onSelect={(next) => setSearch({ state, show: next })}
        >
          <RoundsFace key={`${state} ${area}`} list={betList(state, area)} />
        </Tabs>
      </Tabs>
    </div>
  );
}

/** The large menu leads to the main book's own list. */
function useWayToBook(): void {
  useEffect(() => {
    if (takeFlag('RedirectToProviderMybets')) navigate('/Sports/Altenar?page=bets', { replace: true });
  }, []);
}
