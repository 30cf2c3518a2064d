import { Link } from '@harmattan/router/link';
import { useSearchParams } from '@harmattan/router/use-search-params';
import { Button } from '@harmattan/ui/button';
import { EmptyState } from '@harmattan/ui/empty-state';
import { TextField } from '@harmattan/ui/text-field';
import { type SubmitEvent, useState } from 'react';
import { Moment } from '../../shared/time/moment.tsx';
import { DeskFrame } from '../../shared/view/desk-frame.tsx';
import remoteStyles from '../../shared/view/remote.module.css';
import { Remote } from '../../shared/view/remote.tsx';
import rows from '../../shared/view/row-list.module.css';
import { useWorklist } from '../../shared/worklist/use-worklist.ts';
import styles from './players-page.module.css';
import { useT } from './texts.ts';
import { type FoundPlayer, searchLengthMin, useFoundPlayers } from './use-found-players.ts';

export function PlayersPage() {
  const t = useT();
  const [search] = useSearchParams();
  const text = search.get('text') ?? '';
  const query = useFoundPlayers(text);
  return (
    <DeskFrame title={t('players.title')}>
      <SearchForm key={text} text={text} />
      {text.length < searchLengthMin ? (
        <div className={remoteStyles.panel}>
          <EmptyState icon="search" title={t('players.start.title')} text={t('players.start.text')} />
        </div>
      ) : (
        <Remote query={query}>{(players) => <FoundPlayers players={players} />}</Remote>
      )}
    </DeskFrame>
  );
}

/** The address has what was searched for, so that Back leads to the results. */
function SearchForm({ text }: { text: string }) {
  const t = useT();
  const [, setSearch] = useSearchParams();
  const [draft, setDraft] = useState(text);
  function onSubmit(event: SubmitEvent) {
    event.preventDefault();
    setSearch(draft.trim() === '' ? {} : { text: draft.trim().replace(/^\+/, '') });
  }
  return (
    <search>
      <form className={styles.form} onSubmit={onSubmit}>
        <TextField
          label={t('players.field')}
          hint={t('players.field.hint')}
          placeholder={t('players.placeholder')}
          name="text"
          autoComplete="off"
          value={draft}
          onValueChange={setDraft}
          maxLength={64}
        />
        <Button type="submit" kind="primary">
          {t('players.find')}
        </Button>
      </form>
    </search>
  );
}

function FoundPlayers({ players }: { players: FoundPlayer[] }) {
  const t = useT();
  const { rowProps } = useWorklist({ items: players.map(({ playerId }) => ({ id: playerId })), actions: {} });
  if (players.length === 0)
    return (
      <div className={remoteStyles.panel}>
        <EmptyState icon="person" title={t('players.empty.title')} text={t('players.empty.text')} />
      </div>
    );
  return (
    <div className={`${rows.rows} ${styles.rows}`}>
      <div className={rows.head} aria-hidden="true">
        <span>{t('players.column.number')}</span>
        <span>{t('players.column.name')}</span>
        <span>{t('players.column.id')}</span>
        <span>{t('players.column.found')}</span>
        <span className={rows.end}>{t('players.column.registered')}</span>
      </div>
      <ul className={styles.list} aria-label={t('players.list')}>
        {players.map(({ playerId, userName, name, foundBy, createdAt }) => (
          <li key={playerId}>
            <Link {...rowProps(playerId)} href={`/players/${playerId}`} className={`${rows.row} ${styles.row}`}>
              <span className={`${rows.strong} figures`}>{userName}</span>
              <span className={styles.name}>{name ?? t('players.no-name')}</span>
              <span className={`${rows.soft} figures`}>#{playerId}</span>
              <span className={rows.soft}>{t(`players.found.${foundBy}`)}</span>
              <span className={`${rows.soft} ${rows.end} ${styles.since}`}>
                <Moment at={createdAt} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
