import { SelectField } from '@harmattan/ui/select-field';
import { TextField } from '@harmattan/ui/text-field';
import { showToast } from '@harmattan/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../shared/api/call.ts';
import { FormDialog } from '../../shared/view/form-dialog.tsx';
import { useT } from './texts.ts';

const kinds = ['payment', 'ticket', 'round'] as const;
const referenceShape = /^[\w:.-]{1,80}$/;

export function LinkCase({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useT();
  const queries = useQueryClient();
  const [kind, setKind] = useState<(typeof kinds)[number]>('payment');
  const [reference, setReference] = useState('');
  const [error, setError] = useState<string>();
  async function link() {
    if (!referenceShape.test(reference.trim())) return setError(t('cases.link.wrong'));
    await call('POST Cases/Link', { body: { id, kind, reference: reference.trim() } });
    await queries.invalidateQueries({ queryKey: ['cases'] });
    showToast({ kind: 'good', text: t('cases.done', { id }) });
    onClose();
  }
  return (
    <FormDialog title={t('cases.link.title')} confirmText={t('cases.link.send')} onConfirm={link} onClose={onClose}>
      <SelectField
        label={t('cases.link.kind')}
        value={kind}
        onValueChange={(word) => setKind(kinds.find((one) => one === word) ?? 'payment')}
        options={kinds.map((value) => ({ value, label: t(`cases.link.kind.${value}`) }))}
      />
      <TextField
        label={t('cases.link.reference')}
        error={error}
        value={reference}
        onValueChange={(text) => {
          setReference(text);
          setError(undefined);
        }}
        maxLength={80}
        autoComplete="off"
      />
    </FormDialog>
  );
}
