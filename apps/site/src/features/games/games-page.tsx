import { useLocation } from '@harmattan/router/location';
import { useSearchParams } from '@harmattan/router/use-search-params';
import { useState } from 'react';
import { BannerRow } from '../../shared/banner/banner-row.tsx';
import { hasLobbyBanners } from '../../shared/brand/brand.ts';
import { isLiteChosen } from '../../shared/games/lite-mode.ts';
import { AreaPauses } from '../../shared/pause/area-pauses.tsx';
import { useSession } from '../../shared/session/session.ts';
import { CategoryTabs } from './category-tabs.tsx';
import { firstCategory, listAt, shownCategories } from './game-lists.ts';
import { GamesFace } from './games-face.tsx';
import { filterOf, type GamesFilter, searchOf } from './games-filter.ts';
import styles from './games-page.module.css';
import { ListHead } from './list-head.tsx';
import { SearchBar } from './search-bar.tsx';
import { useSearchText } from './use-search-text.ts';

/** Slots, casino, live casino, virtual and provably fair games: the address says which. */
export function GamesPage({ title }: { title: string }) {
  const list = listAt(useLocation().pathname);
  const isPlayer = useSession() !== undefined;
  const [search, setSearch] = useSearchParams();
  const [isLite, setIsLite] = useState(isLiteChosen);
  const filter = filterOf(search, list, { isPlayer });
  const { category } = filter;
  const searchText = useSearchText(filter.searchText, (text) => show({ searchText: text }));

  function show(changes: Partial<GamesFilter>) {
    setSearch(searchOf({ ...filter, ...changes }, list));
  }

  function clear() {
    searchText.type('');
    show({ providerId: 0, searchText: '' });
  }

  const face = (
    <GamesFace
      list={list}
      filter={filter}
      isLite={isLite}
      onClear={clear}
      onShowAll={() => show({ category: firstCategory(list) })}
    />
  );
  return (
    <div className={styles.page}>
      <ListHead title={title} isLite={isLite} onLiteChange={setIsLite} />
      <AreaPauses area={list.area} />
      {hasLobbyBanners && <BannerRow place="lobby" />}
      {list.isGridOnly ? (
        face
      ) : (
        <>
          <SearchBar
            list={list}
            searchText={searchText}
            providerId={filter.providerId}
            onProviderChange={(providerId) => show({ providerId })}
          />
          <CategoryTabs
            categories={shownCategories(list, { isPlayer })}
            selected={category}
            onSelect={(chosen) => show({ category: chosen })}
          >
            {face}
          </CategoryTabs>
        </>
      )}
    </div>
  );
}
