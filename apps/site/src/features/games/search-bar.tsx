import { useT } from '@harmattan/i18n/use-t';
import { Button } from '@harmattan/ui/button';
import { Icon } from '@harmattan/ui/icon';
import { IconButton } from '@harmattan/ui/icon-button';
import { type FormEvent, useId, useRef } from 'react';
import type { GameList } from './game-lists.ts';
import { isSearchable, searchLengthMax } from './games-filter.ts';
import styles from './search-bar.module.css';
import { SupplierChoice } from './supplier-choice.tsx';
import type { useSearchText } from './use-search-text.ts';
import { useSuppliers } from './use-suppliers.ts';

interface SearchBarProps {
  list: GameList;
  searchText: ReturnType<typeof useSearchText>;
  providerId: number;
  onProviderChange: (providerId: number) => void;
}

export function SearchBar({ list, searchText, providerId, onProviderChange }: SearchBarProps) {
  const t = useT();
  const hintId = useId();
  const inputRef = useRef<HTMLInputElement>(null);
  const { text, type, run, clear } = searchText;
  const { error, refetch } = useSuppliers(list);

  function submit(event: FormEvent) {
    event.preventDefault();
    run();
  }

  function empty() {
    clear();
    inputRef.current?.focus();
  }

  return (
    <search className={styles.place}>
      <form className={styles.bar} onSubmit={submit}>
        <Icon name="search" />
        <input
          ref={inputRef}
          type="search"
          name="search"
          className={styles.input}
          value={text}
          maxLength={searchLengthMax}
          placeholder={t('games.search')}
          aria-label={t('games.search')}
          aria-describedby={hintId}
          autoComplete="off"
          enterKeyHint="search"
          onChange={(event) => type(event.target.value)}
        />
        {text !== '' && <IconButton icon="close" label={t('games.search.clear')} onClick={empty} />}
        <SupplierChoice list={list} providerId={providerId} onChange={onProviderChange} />
      </form>
      <p id={hintId} role="status" className={styles.hint}>
        {!isSearchable(text) && t('games.search.short')}
      </p>
      {error && (
        <p role="status" className={styles.failed}>
          {t('games.supplier.failed')}{' '}
          <Button size="small" onClick={() => refetch()}>
            {t('shell.retry')}
          </Button>
        </p>
      )}
    </search>
  );
}
