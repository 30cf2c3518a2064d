import { Checkbox } from '@harmattan/ui/checkbox';
import { SelectField } from '@harmattan/ui/select-field';
import { TextField } from '@harmattan/ui/text-field';
import { showToast } from '@harmattan/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../shared/api/call.ts';
import { DecisionDialog } from '../../shared/view/decision-dialog.tsx';
import styles from './games-page.module.css';
import { useT } from './texts.ts';
import type { Game } from './use-games.ts';

type Choice = Game['choice'];

/** What the office says about a game over what its list says. */
export function ChangeGame({ game, onClose }: { game: Game; onClose: () => void }) {
  const t = useT();
  const queries = useQueryClient();
  const [choice, setChoice] = useState(game.choice);
  const [popularity, setPopularity] = useState(game.choice.popularity === null ? '' : String(game.choice.popularity));
  const isFigure = popularity === '' || (/^\d{1,3}$/.test(popularity) && Number(popularity) <= 100);
  const set = (change: Partial<Choice>) => setChoice((before) => ({ ...before, ...change }));
  const { id, name, version, listed } = game;

  async function send(comment: string) {
    const chosen = { ...choice, popularity: popularity === '' ? null : Number(popularity) };
    try {
      await call('POST Catalogue/SetGame', { body: { id, basedOn: version, ...chosen, comment } });
    } finally {
      void queries.invalidateQueries({ queryKey: ['content', 'games'] });
    }
    showToast({ kind: 'good', text: t('content.games.done', { name }) });
    onClose();
  }
  return (
    <DecisionDialog
      title={t('content.games.change.title', { name })}
      confirmText={t('content.games.change')}
      onClose={onClose}
      onConfirm={send}
      areFieldsFine={isFigure}
      fields={
        <>
          <Checkbox
            label={t('content.games.hide')}
            checked={choice.isHidden}
            onCheckedChange={(isHidden) => set({ isHidden })}
          />
          <TextField
            label={t('content.games.popularity')}
            hint={t('content.games.popularity.hint', { listed: listed.popularity })}
            error={isFigure ? undefined : t('content.games.popularity.wrong')}
            inputMode="numeric"
            maxLength={3}
            value={popularity}
            onValueChange={setPopularity}
          />
          <DropsField value={choice.hasDropsAndWins} onChange={(hasDropsAndWins) => set({ hasDropsAndWins })} />
          <CategoriesField game={game} value={choice.categories} onChange={(categories) => set({ categories })} />
        </>
      }
    >
      <p>{t('content.games.change.text')}</p>
    </DecisionDialog>
  );
}

function DropsField({ value, onChange }: { value: boolean | null; onChange: (value: boolean | null) => void }) {
  const t = useT();
  return (
    <SelectField
      label={t('content.games.drops')}
      value={value === null ? '' : String(value)}
      onValueChange={(text) => onChange(text === '' ? null : text === 'true')}
      options={[
        { value: '', label: t('content.games.as-listed') },
        { value: 'true', label: t('content.games.yes') },
        { value: 'false', label: t('content.games.no') },
      ]}
    />
  );
}

interface CategoriesFieldProps {
  game: Game;
  value: number[] | null;
  onChange: (value: number[] | null) => void;
}

function CategoriesField({ game: { categories, listed }, value, onChange }: CategoriesFieldProps) {
  const t = useT();
  const toggle = (number: number, isIn: boolean) => {
    const others = (value ?? []).filter((one) => one !== number);
    onChange(isIn ? [...others, number].sort((one, other) => one - other) : others);
  };
  return (
    <fieldset className={styles.choices}>
      <Checkbox
        label={t('content.games.own-categories')}
        checked={value !== null}
        onCheckedChange={(isOwn) => onChange(isOwn ? listed.categories : null)}
      />
      {value !== null &&
        categories.map(({ number, name }) => (
          <Checkbox
            key={number}
            label={name}
            checked={value.includes(number)}
            onCheckedChange={(isIn) => toggle(number, isIn)}
          />
        ))}
    </fieldset>
  );
}
