import { useT } from '@harmattan/i18n/use-t';
import { ErrorState } from '@harmattan/ui/error-state';
import { useRef } from 'react';
import { useFailureText } from '../../shared/forms/use-failure-text.ts';
import type { GameList } from './game-lists.ts';
import { GamesEmpty } from './games-empty.tsx';
import styles from './games-face.module.css';
import type { GamesFilter } from './games-filter.ts';
import { GamesGrid } from './games-grid.tsx';
import { GamesSkeleton } from './games-skeleton.tsx';
import { MoreGames } from './more-games.tsx';
import { useGames } from './use-games.ts';

interface GamesFaceProps {
  list: GameList;
  filter: GamesFilter;
  isLite: boolean;
  /** Asks for every supplier and every name. */
  onClear: () => void;
  onShowAll: () => void;
}

export function GamesFace({ list, filter, isLite, onClear, onShowAll }: GamesFaceProps) {
  const t = useT();
  const failureText = useFailureText();
  const countRef = useRef<HTMLParagraphElement>(null);
  const { category, providerId, searchText } = filter;
  const wanted = { gameType: list.gameType, category: category.number, providerId, searchText };
  const { data, error, refetch, isPending } = useGames(wanted, list);
  const count = data?.games.length ?? 0;

  function content() {
    if (isPending) return <GamesSkeleton isLite={isLite} />;
    if (error) {
      return (
        <ErrorState
          title={t('games.failed')}
          text={failureText(error)}
          retryText={t('shell.retry')}
          onRetry={() => refetch()}
        />
      );
    }
    if (count === 0) return <GamesEmpty list={list} filter={filter} onClear={onClear} onShowAll={onShowAll} />;
    return <GamesGrid games={data.games} isLite={isLite} isFree={category.name === 'free-play'} />;
  }

  return (
    <div className={styles.face}>
      {content()}
      {/* It stands through every filter: a screen reader tells what changes in it, not what is new. */}
      <p ref={countRef} role="status" tabIndex={-1} className={styles.count}>
        {count > 0 && t('games.shown', { count })}
      </p>
      {data?.nextPage !== undefined && !list.isGridOnly && (
        <MoreGames
          key={JSON.stringify(wanted)}
          wanted={wanted}
          nextPage={data.nextPage}
          onLast={() => countRef.current?.focus({ preventScroll: true })}
        />
      )}
    </div>
  );
}
