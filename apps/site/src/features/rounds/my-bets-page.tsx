import { useT } from '@harmattan/i18n/use-t';
import { Tabs } from '@harmattan/ui/tabs';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { takeFlag } from '../../shared/brand/flags.ts';
import { PageHeading } from '../../shared/page/page-heading.tsx';
import { BookLists } from './book-lists.tsx';
import { betLists } from './round-list.ts';
import { RoundsFace } from './rounds-face.tsx';
import styles from './rounds-page.module.css';

/** Every bet of the player, at whichever sportsbook, by the platform's own records. */
export function MyBetsPage() {
  const t = useT();
  const [shown, setShown] = useState<keyof typeof betLists>('open');
  useWayToBook();
  return (
    <div className={styles.page}>
      <PageHeading className={styles.heading}>{t('shell.my-bets')}</PageHeading>
      <Tabs
        label={t('shell.my-bets')}
        tabs={[
          { id: 'open', label: t('rounds.bets.open') },
          { id: 'settled', label: t('rounds.bets.settled') },
        ]}
        selected={shown}
        onSelect={setShown}
      >
        <RoundsFace key={shown} list={betLists[shown]} />
      </Tabs>
      <BookLists />
    </div>
  );
}

/** The large menu leads to the main book's own list. */
function useWayToBook(): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (takeFlag('RedirectToProviderMybets')) navigate('/Sports/Altenar?page=bets', { replace: true });
  }, [navigate]);
}
