import { useT } from '@harmattan/i18n/use-t';
import { ErrorState } from '@harmattan/ui/error-state';
import { Loading, Skeleton } from '@harmattan/ui/skeleton';
import { useFailureText } from '../../shared/forms/use-failure-text.ts';
import { GameTile } from '../../shared/games/game-tile.tsx';
import gridStyles from '../../shared/games/games-grid.module.css';
import { isLiteChosen } from '../../shared/games/lite-mode.ts';
import { useRaceGames } from './use-race-games.ts';

export function RaceGames({ raceId }: { raceId: number }) {
  const t = useT();
  const failureText = useFailureText();
  const { data: games, error, refetch, isPending } = useRaceGames(raceId);

  if (isPending) {
    return (
      <Loading label={t('games.loading')}>
        <div className={gridStyles.grid}>
          {['one', 'two', 'three'].map((bone) => (
            <Skeleton key={bone} height="150px" />
          ))}
        </div>
      </Loading>
    );
  }
  if (!games) {
    return (
      <ErrorState
        title={t('games.failed')}
        text={failureText(error)}
        retryText={t('shell.retry')}
        onRetry={() => refetch()}
      />
    );
  }
  if (games.length === 0) return <p>{t('races.games.none')}</p>;
  const isLite = isLiteChosen();
  return (
    <ul className={gridStyles.grid}>
      {games.map((game) => (
        <GameTile key={game.id} game={{ ...game, isInActiveTournament: false }} isLite={isLite} />
      ))}
    </ul>
  );
}
