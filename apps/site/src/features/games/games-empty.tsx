import { useT } from '@harmattan/i18n/use-t';
import { Button } from '@harmattan/ui/button';
import { EmptyState } from '@harmattan/ui/empty-state';
import { firstCategory, type GameList } from './game-lists.ts';
import type { GamesFilter } from './games-filter.ts';

interface GamesEmptyProps {
  list: GameList;
  filter: GamesFilter;
  onClear: () => void;
  onShowAll: () => void;
}

export function GamesEmpty({
  list,
  filter: { category, providerId, searchText },
  onClear,
  onShowAll,
}: GamesEmptyProps) {
  const t = useT();
  if (searchText !== '' || providerId !== 0) {
    return (
      <EmptyState
        icon="search"
        title={t('games.none.title')}
        text={searchText === '' ? t('games.none.supplier') : t('games.none.search', { text: searchText })}
        action={<Button onClick={onClear}>{t('games.none.clear')}</Button>}
      />
    );
  }
  const showAll = <Button onClick={onShowAll}>{t('games.empty.all')}</Button>;
  if (category.name === 'favourites') {
    return (
      <EmptyState icon="star" title={t('games.favourites.title')} text={t('games.favourites.text')} action={showAll} />
    );
  }
  return (
    <EmptyState
      icon="reels"
      title={t('games.empty.title')}
      text={t('games.empty.text')}
      {...(category.number !== firstCategory(list).number && { action: showAll })}
    />
  );
}
