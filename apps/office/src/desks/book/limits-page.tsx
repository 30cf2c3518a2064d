import { Link } from '@harmattan/router/link';
import { useSearchParams } from '@harmattan/router/use-search-params';
import { EmptyState } from '@harmattan/ui/empty-state';
import remoteStyles from '../../shared/view/remote.module.css';
import { Remote } from '../../shared/view/remote.tsx';
import rows from '../../shared/view/row-list.module.css';
import { BookFrame } from './book-frame.tsx';
import { LimitsForm } from './limits-form.tsx';
import styles from './limits-page.module.css';
import { SearchForm } from './search-form.tsx';
import { useT } from './texts.ts';
import { useFoundPlayers, useLimits } from './use-book.ts';

export function LimitsPage() {
  const t = useT();
  const [search] = useSearchParams();
  const [text, playerId] = [search.get('text') ?? '', search.get('player')];
  return (
    <BookFrame>
      <SearchForm key={text} text={text} label={t('book.limits.field')} hint={t('book.limits.field.hint')} />
      {playerId !== null ? (
        <PlayerLimits key={playerId} playerId={playerId} />
      ) : text.length < 2 ? (
        <div className={remoteStyles.panel}>
          <EmptyState icon="person" title={t('book.limits.start.title')} text={t('book.limits.start.text')} />
        </div>
      ) : (
        <FoundPlayers text={text} />
      )}
    </BookFrame>
  );
}

function PlayerLimits({ playerId }: { playerId: string }) {
  const query = useLimits(playerId);
  return <Remote query={query}>{(limits) => <LimitsForm key={JSON.stringify(limits)} limits={limits} />}</Remote>;
}

function FoundPlayers({ text }: { text: string }) {
  const t = useT();
  const query = useFoundPlayers(text);
  return (
    <Remote query={query}>
      {(players) =>
        players.length === 0 ? (
          <div className={remoteStyles.panel}>
            <EmptyState icon="person" title={t('book.limits.empty.title')} text={t('book.limits.empty.text')} />
          </div>
        ) : (
          <ul className={`${rows.rows} ${styles.list}`} aria-label={t('book.limits.players')}>
            {players.map(({ playerId, userName, name }) => (
              <li key={playerId}>
                <Link
                  href={`/book/limits?${new URLSearchParams({ text, player: playerId })}`}
                  className={`${rows.row} ${styles.row}`}
                >
                  <span className={`${rows.strong} figures`}>{userName}</span>
                  <span className={rows.soft}>{name ?? ''}</span>
                </Link>
              </li>
            ))}
          </ul>
        )
      }
    </Remote>
  );
}
