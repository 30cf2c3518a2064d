import { Skeleton } from '@harmattan/ui/skeleton';
import { useSyncExternalStore } from 'react';
import { readLive, subscribeLive } from '../../shared/api/live.ts';
import { DeskFrame } from '../../shared/view/desk-frame.tsx';
import { Remote } from '../../shared/view/remote.tsx';
import { DeskCards } from './desk-cards.tsx';
import { FiguresCard, ProductsCard } from './figures-card.tsx';
import { HealthCard } from './health-card.tsx';
import styles from './home-page.module.css';
import { IncidentsCard } from './incidents-card.tsx';
import { MoneyCard } from './money-card.tsx';
import { useT } from './texts.ts';
import { type Overview, useOverview } from './use-overview.ts';
import { WorklistsCard } from './worklists-card.tsx';

/** What needs action, how the day goes, what the house owes and has, whether all is well, and what is switched off. */
export function HomePage() {
  const t = useT();
  const query = useOverview();
  return (
    <DeskFrame title={t('home.mine.title')} aside={<LiveNote />}>
      <DeskCards />
      <IncidentsCard />
      <Remote query={query} skeleton={<Skeleton height="320px" />}>
        {(overview) => <OverviewCards overview={overview} />}
      </Remote>
    </DeskFrame>
  );
}

function LiveNote() {
  const t = useT();
  const isLive = useSyncExternalStore(subscribeLive, readLive);
  return <span>{t(isLive ? 'home.live' : 'home.polling')}</span>;
}

function OverviewCards({ overview: { worklists, figures, money, health } }: { overview: Overview }) {
  return (
    <div className={styles.grid}>
      {figures && (
        <div className={styles.whole}>
          <FiguresCard figures={figures} />
        </div>
      )}
      <WorklistsCard worklists={worklists} />
      {figures && <ProductsCard products={figures.products} />}
      <div className={styles.stack}>
        {money && <MoneyCard money={money} />}
        <HealthCard health={health} worklists={worklists} />
      </div>
    </div>
  );
}
