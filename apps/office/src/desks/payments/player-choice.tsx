import { Button } from '@harmattan/ui/button';
import { TextField } from '@harmattan/ui/text-field';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useId, useState } from 'react';
import { call } from '../../shared/api/call.ts';
import { failureText } from '../../shared/texts/failure-text.ts';
import styles from './player-choice.module.css';
import { useT } from './texts.ts';

const textLengthMin = 2;
const shownMax = 8;

interface PlayerChoiceProps {
  /** The user name; empty while no player is chosen. */
  chosen: string;
  onChoose: (userName: string) => void;
  error?: string | undefined;
}

/** Finds a player by what the search of the office knows, and takes the one that is pointed out: no number is typed blindly. */
export function PlayerChoice({ chosen, onChoose, error }: PlayerChoiceProps) {
  const t = useT();
  const [draft, setDraft] = useState('');
  const [text, setText] = useState('');
  const query = useQuery({
    queryKey: ['players', 'search', text],
    queryFn: ({ signal }) => call('GET Players/Search', { query: { text }, signal }),
    enabled: text.length >= textLengthMin,
    staleTime: 30_000,
  });

  function find() {
    setText(draft.trim().replace(/^\+/, ''));
    onChoose('');
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    find();
  }

  return (
    <div className={styles.choice}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Enter in the field searches and does not send the form around it. */}
      <div className={styles.search} onKeyDown={onKeyDown}>
        <TextField
          label={t('payments.field.player')}
          hint={t('payments.field.player.hint')}
          error={error}
          value={draft}
          onValueChange={setDraft}
          maxLength={64}
          autoComplete="off"
        />
        <Button busy={query.isFetching} onClick={find}>
          {t('payments.field.player.find')}
        </Button>
      </div>
      <div role="status">
        {query.error && <p className={styles.note}>{failureText(query.error)}</p>}
        {query.data?.length === 0 && <p className={styles.note}>{t('payments.field.player.none')}</p>}
      </div>
      {query.data && query.data.length > 0 && (
        <Found players={query.data.slice(0, shownMax)} chosen={chosen} onChoose={onChoose} />
      )}
    </div>
  );
}

interface FoundProps extends Pick<PlayerChoiceProps, 'chosen' | 'onChoose'> {
  players: readonly { playerId: string; userName: string; name: string | null }[];
}

function Found({ players, chosen, onChoose }: FoundProps) {
  const t = useT();
  const group = useId();
  return (
    <fieldset className={styles.found}>
      <legend className="visually-hidden">{t('payments.field.player.found')}</legend>
      {players.map(({ playerId, userName, name }) => (
        <label key={playerId} className={styles.player}>
          <input type="radio" name={group} checked={chosen === userName} onChange={() => onChoose(userName)} />
          <span className="figures">{userName}</span>
          <span className={styles.name}>{name ?? `#${playerId}`}</span>
        </label>
      ))}
    </fieldset>
  );
}
