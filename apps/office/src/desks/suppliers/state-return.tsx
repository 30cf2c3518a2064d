import { Button } from '@harmattan/ui/button';
import { Dialog } from '@harmattan/ui/dialog';
import { TextField } from '@harmattan/ui/text-field';
import { showToast } from '@harmattan/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../shared/api/call.ts';
import { failureText } from '../../shared/texts/failure-text.ts';
import { FormMessage } from '../../shared/view/form-message.tsx';
import { useT } from './texts.ts';
import type { GameReturn } from './use-suppliers.ts';

/** What the supplier's paper says. */
export function StateReturn({ game, onClose }: { game: GameReturn; onClose: () => void }) {
  const t = useT();
  const queries = useQueryClient();
  const [stated, setStated] = useState(game.stated === null ? '' : String(game.stated));
  const [source, setSource] = useState(game.source ?? '');
  const [failure, setFailure] = useState<string>();
  const value = /^\d{1,3}(\.\d{1,2})?$/.test(stated.trim()) ? Number(stated) : undefined;

  async function save() {
    if (value === undefined || source.trim() === '') return setFailure(t('suppliers.returns.wrong'));
    try {
      const { supplier, game: name } = game;
      await call('POST Suppliers/SetStatedReturn', { body: { supplier, game: name, stated: value, source } });
      showToast({ kind: 'good', text: t('suppliers.returns.saved', { game: game.gameName }) });
      void queries.invalidateQueries();
      onClose();
    } catch (refusal) {
      setFailure(failureText(refusal));
    }
  }

  return (
    <Dialog
      open
      title={t('suppliers.returns.state.title', { game: game.gameName })}
      onClose={onClose}
      closeText={t('shared.close')}
      actions={
        <>
          <Button onClick={onClose}>{t('shared.cancel')}</Button>
          <Button kind="primary" onClick={() => void save()}>
            {t('suppliers.returns.save')}
          </Button>
        </>
      }
    >
      <TextField
        label={t('suppliers.returns.percent')}
        inputMode="decimal"
        value={stated}
        onValueChange={setStated}
        maxLength={6}
        autoComplete="off"
      />
      <TextField
        label={t('suppliers.returns.source')}
        value={source}
        onValueChange={setSource}
        maxLength={200}
        autoComplete="off"
      />
      <FormMessage text={failure} />
    </Dialog>
  );
}
