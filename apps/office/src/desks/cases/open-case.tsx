import { type CaseCategory, caseCategories } from '@harmattan/contract/office';
import { navigate } from '@harmattan/router/location';
import { SelectField } from '@harmattan/ui/select-field';
import { TextAreaField } from '@harmattan/ui/text-area-field';
import { TextField } from '@harmattan/ui/text-field';
import { showToast } from '@harmattan/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../shared/api/call.ts';
import { serverWord } from '../../shared/texts/texts.ts';
import { FormDialog } from '../../shared/view/form-dialog.tsx';
import { useT } from './texts.ts';

const wordsMax = 2_000;

/** For a player who calls or stands at the counter. */
export function OpenCase({ onClose }: { onClose: () => void }) {
  const t = useT();
  const queries = useQueryClient();
  const [number, setNumber] = useState('');
  const [category, setCategory] = useState<CaseCategory>('other');
  const [subject, setSubject] = useState('');
  const [text, setText] = useState('');
  const [wrong, setWrong] = useState<{ number?: string; subject?: string; text?: string }>({});
  // Sent again, it is the same case.
  const [key] = useState(() => crypto.randomUUID());
  async function open() {
    const missing = t('cases.open.missing');
    const empty = {
      ...(!number.trim() && { number: missing }),
      ...(!subject.trim() && { subject: missing }),
      ...(!text.trim() && { text: missing }),
    };
    setWrong(empty);
    if (Object.keys(empty).length > 0) return;
    const found = await call('GET Players/Search', { query: { text: number.trim().replace(/^\+/, '') } });
    const [player] = found;
    if (!player || found.length > 1) return setWrong({ number: t('cases.open.number.wrong') });
    const { id } = await call('POST Cases/Open', { body: { playerId: player.playerId, category, subject, text, key } });
    showToast({ kind: 'good', text: t('cases.open.done', { id }) });
    void queries.invalidateQueries({ queryKey: ['cases'] });
    navigate(`/cases/${id}`);
  }
  return (
    <FormDialog title={t('cases.open.title')} confirmText={t('cases.open.send')} onConfirm={open} onClose={onClose}>
      <p>{t('cases.open.text')}</p>
      <TextField
        label={t('cases.open.number')}
        error={wrong.number}
        value={number}
        onValueChange={setNumber}
        inputMode="tel"
        maxLength={32}
        autoComplete="off"
      />
      <SelectField
        label={t('cases.filter.category')}
        value={category}
        onValueChange={(word) => setCategory(caseCategories.find((one) => one === word) ?? 'other')}
        options={caseCategories.map((value) => ({ value, label: serverWord('cases.category', value) }))}
      />
      <TextField
        label={t('cases.open.subject')}
        error={wrong.subject}
        value={subject}
        onValueChange={setSubject}
        maxLength={120}
        autoComplete="off"
      />
      <TextAreaField
        label={t('cases.open.words')}
        error={wrong.text}
        value={text}
        onValueChange={setText}
        lengthMax={wordsMax}
        rows={3}
      />
    </FormDialog>
  );
}
