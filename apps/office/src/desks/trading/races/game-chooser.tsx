import { Button } from '@harmattan/ui/button';
import { Skeleton } from '@harmattan/ui/skeleton';
import { TextField } from '@harmattan/ui/text-field';
import { useDeferredValue, useState } from 'react';
import { failureText } from '../../../shared/texts/failure-text.ts';
import { FormMessage } from '../../../shared/view/form-message.tsx';
import form from '../form.module.css';
import section from '../section.module.css';
import { useT } from '../texts.ts';
import type { RaceDraft } from './new-race.ts';
import { type GameChoice, useChoices } from './use-races.ts';

type Chosen = RaceDraft['games'];

interface GameChooserProps {
  chosen: Chosen;
  onChange: (games: Chosen) => void;
  error: string | undefined;
}

/** Games of the catalogue by a part of their name. */
export function GameChooser({ chosen, onChange, error }: GameChooserProps) {
  const t = useT();
  const [text, setText] = useState('');
  const query = useChoices(useDeferredValue(text.trim()));
  const isChosen = ({ gameIds }: GameChoice) => chosen.some((one) => one.gameIds[0] === gameIds[0]);
  const left = (query.data?.games ?? []).filter((game) => !isChosen(game));
  return (
    <div className={section.card}>
      {chosen.length > 0 && (
        <ul className={form.chosen} aria-label={t('trading.new-race.chosen')}>
          {chosen.map(({ gameIds, name }) => (
            <li key={gameIds[0]}>
              <Button size="small" onClick={() => onChange(chosen.filter((one) => one.gameIds[0] !== gameIds[0]))}>
                {t('trading.new-race.drop', { name })}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <TextField
        label={t('trading.new-race.search')}
        error={error}
        value={text}
        onValueChange={setText}
        maxLength={80}
        autoComplete="off"
      />
      {!query.data && !query.error && <Skeleton height="44px" />}
      <FormMessage text={query.error ? failureText(query.error) : undefined} />
      {query.data && left.length === 0 && <p className={section.note}>{t('trading.new-race.no-games')}</p>}
      <ul className={form.found} aria-label={t('trading.new-race.found')}>
        {left.map(({ gameIds, name, supplier }) => (
          <li key={gameIds[0]}>
            <Button size="small" wide onClick={() => onChange([...chosen, { gameIds, name }])}>
              {t('trading.new-race.add', { name, supplier })}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
