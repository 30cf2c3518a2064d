import { useT } from '@harmattan/i18n/use-t';
import { Button } from '@harmattan/ui/button';
import { StatusMessage } from '../../shared/forms/status-message.tsx';
import type { GamesWanted } from './fetch-games.ts';
import { useMoreGames } from './use-more-games.ts';

interface MoreGamesProps {
  wanted: GamesWanted;
  nextPage: number;
  /** The button goes with the last page: its focus needs another place. */
  onLast: () => void;
}

export function MoreGames({ wanted, nextPage, onLast }: MoreGamesProps) {
  const t = useT();
  const more = useMoreGames(wanted);

  function load() {
    more.mutate(nextPage, { onSuccess: (loaded) => loaded.nextPage === undefined && onLast() });
  }

  return (
    <>
      <StatusMessage failure={more.isPending ? undefined : more.error} />
      <Button wide busy={more.isPending} onClick={load}>
        {t('games.more')}
      </Button>
    </>
  );
}
