import type { OfficeCallData } from '@harmattan/contract/office';
import { EmptyState } from '@harmattan/ui/empty-state';
import type { IconName } from '@harmattan/ui/icon';
import type { ReactNode } from 'react';
import { Older } from '../../shared/view/older.tsx';
import remoteStyles from '../../shared/view/remote.module.css';
import { Remote } from '../../shared/view/remote.tsx';
import styles from './paged-list.module.css';
import { useT } from './texts.ts';
import { type PagedCall, usePages } from './use-player.ts';

type Item<Key extends PagedCall> = OfficeCallData<Key>['items'][number];

interface PagedListProps<Key extends PagedCall> {
  of: Key;
  playerId: string;
  empty: { icon: IconName; title: string; text: string };
  children: (items: Item<Key>[]) => ReactNode;
}

/** A list of the player's file in its four faces, and the way to what is older. */
export function PagedList<Key extends PagedCall>({ of, playerId, empty, children }: PagedListProps<Key>) {
  const t = useT();
  const query = usePages(of, playerId);
  return (
    <Remote query={query}>
      {({ pages }) => {
        const items = pages.flatMap((page) => page.items as Item<Key>[]);
        if (items.length === 0)
          return (
            <div className={remoteStyles.panel}>
              <EmptyState {...empty} />
            </div>
          );
        return (
          <div className={styles.list}>
            {children(items)}
            <Older query={query} endText={t('players.list.end')} />
          </div>
        );
      }}
    </Remote>
  );
}
