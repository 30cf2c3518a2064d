import { Icon } from '@harmattan/ui/icon';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useT } from '../texts.ts';
import type { Entry } from './find-entries.ts';
import styles from './palette.module.css';
import { groups, useEntries } from './use-entries.ts';

/** Finds players, what waits and desks, by keyboard alone: arrows choose, Enter goes there, Escape closes. */
export function Palette({ onClose }: { onClose: () => void }) {
  const t = useT();
  const listId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState(0);
  const { entries, isSearching } = useEntries(text);
  const at = Math.min(chosen, entries.length - 1);
  const idOf = (place: number) => `${listId}-${place}`;

  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  useEffect(() => {
    document.getElementById(`${listId}-${at}`)?.scrollIntoView({ block: 'nearest' });
  }, [listId, at]);

  function run(entry: Entry | undefined) {
    if (!entry) return;
    onClose();
    entry.run();
  }
  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && entries.length > 0) setChosen((at + step + entries.length) % entries.length);
    else if (event.key === 'Enter') run(entries[at]);
    else return;
    event.preventDefault();
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes as well.
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={t('app.palette.title')}
      onCancel={onClose}
      onClick={(event) => event.target === dialog.current && onClose()}
    >
      <div className={styles.sheet}>
        <SearchField
          listId={listId}
          activeId={entries.length > 0 ? idOf(at) : undefined}
          text={text}
          onText={(next) => {
            setText(next);
            setChosen(0);
          }}
          onKeyDown={onKeyDown}
        />
        <Results listId={listId} entries={entries} at={at} idOf={idOf} onRun={run} />
        <p role="status" className={entries.length > 0 ? 'visually-hidden' : styles.none}>
          {statusText()}
        </p>
      </div>
    </dialog>
  );

  function statusText(): string {
    if (isSearching) return t('app.palette.searching');
    return entries.length === 0 ? t('app.palette.none', { text }) : t('app.palette.count', { count: entries.length });
  }
}

interface SearchFieldProps {
  listId: string;
  /** Of the chosen option: the focus stays in the field. */
  activeId: string | undefined;
  text: string;
  onText: (text: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

function SearchField({ listId, activeId, text, onText, onKeyDown }: SearchFieldProps) {
  const t = useT();
  return (
    <div className={styles.field}>
      <Icon name="search" />
      <input
        className={styles.input}
        role="combobox"
        aria-label={t('app.palette.field')}
        aria-expanded={activeId !== undefined}
        aria-controls={listId}
        aria-activedescendant={activeId}
        aria-autocomplete="list"
        autoComplete="off"
        placeholder={t('app.palette.placeholder')}
        value={text}
        onChange={(event) => onText(event.target.value)}
        onKeyDown={onKeyDown}
      />
    </div>
  );
}

interface ResultsProps {
  listId: string;
  entries: readonly Entry[];
  at: number;
  idOf: (place: number) => string;
  onRun: (entry: Entry) => void;
}

function Results({ listId, entries, at, idOf, onRun }: ResultsProps) {
  const t = useT();
  return (
    <div id={listId} role="listbox" aria-label={t('app.palette.results')} className={styles.results}>
      {groups.map((group) => {
        const own = entries.map((entry, place) => ({ entry, place })).filter(({ entry }) => entry.group === group);
        if (own.length === 0) return null;
        return (
          // biome-ignore lint/a11y/useSemanticElements: a group of options, not of fields.
          <div key={group} role="group" aria-labelledby={`${listId}-${group}`}>
            <div id={`${listId}-${group}`} className={styles.group}>
              {t(`app.palette.${group}`)}
            </div>
            {own.map(({ entry, place }) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keyboard.
              // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus and names the option.
              <div
                key={entry.id}
                id={idOf(place)}
                role="option"
                aria-selected={place === at}
                className={styles.option}
                onClick={() => onRun(entry)}
              >
                <span className={styles.title}>{entry.title}</span>
                {entry.note && <span className={`${styles.note} figures`}>{entry.note}</span>}
              </div>
            ))}
          </div>
        );
      })}
    </div>
  );
}
