import { useT } from '@harmattan/i18n/use-t';
import { Loading, Skeleton } from '@harmattan/ui/skeleton';
import tileStyles from '../../shared/games/game-tile.module.css';
import gridStyles from '../../shared/games/games-grid.module.css';

/** As many as a phone's screen shows, and a desktop's first rows. */
const bones = Array.from({ length: 12 }, (_, bone) => bone);

export function GamesSkeleton({ isLite }: { isLite: boolean }) {
  const t = useT();
  return (
    <Loading label={t('games.loading')}>
      <div className={gridStyles.grid}>
        {bones.map((bone) => (
          <div key={bone} className={tileStyles.tile} data-lite={isLite || undefined}>
            <div className={tileStyles.room}>
              <Skeleton height="100%" />
            </div>
            <p className={tileStyles.supplier}>
              <Skeleton width="60%" />
            </p>
          </div>
        ))}
      </div>
    </Loading>
  );
}
