import { SelectField } from '@harmattan/ui/select-field';
import { TextField } from '@harmattan/ui/text-field';
import { showToast } from '@harmattan/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../shared/api/call.ts';
import { now } from '../../shared/time/now.ts';
import { DecisionDialog } from '../../shared/view/decision-dialog.tsx';
import { useT } from './texts.ts';
import type { Choice } from './use-incidents.ts';

const lengthsMinutes = [30, 60, 120, 240, 720, 1440, 4320, 10080] as const;
const bannerLengthMax = 200;

interface BeginIncidentProps {
  choices: readonly Choice[];
  onClose: () => void;
}

/** Switches something off for everyone, with a reason and an end. */
export function BeginIncident({ choices, onClose }: BeginIncidentProps) {
  const t = useT();
  const queries = useQueryClient();
  const kinds = [...new Set(choices.map(({ kind }) => kind))];
  const [kind, setKind] = useState(kinds[0] as Choice['kind']);
  const [subject, setSubject] = useState('');
  const [minutes, setMinutes] = useState('60');
  const [banner, setBanner] = useState('');
  const ofKind = choices.filter((choice) => choice.kind === kind);
  const chosen = ofKind.length === 1 ? ofKind[0] : ofKind.find((choice) => choice.subject === subject);

  async function begin(reason: string) {
    if (!chosen) return;
    const until = new Date(now() + Number(minutes) * 60_000).toISOString();
    try {
      await call('POST Incidents/Begin', {
        body: { kind, subject: chosen.subject, reason, until, banner: banner.trim() || null },
      });
      showToast({ kind: 'good', text: t('home.begin.done', { name: chosen.name }) });
      onClose();
    } finally {
      void queries.invalidateQueries();
    }
  }

  return (
    <DecisionDialog
      title={t('home.begin.title')}
      confirmText={t('home.begin.confirm')}
      onClose={onClose}
      onConfirm={begin}
      areFieldsFine={chosen !== undefined}
      fields={
        <TextField
          label={t('home.begin.banner')}
          hint={t('home.begin.banner.hint')}
          value={banner}
          onValueChange={setBanner}
          maxLength={bannerLengthMax}
        />
      }
    >
      <p>{t('home.begin.text')}</p>
      <SelectField
        label={t('home.begin.kind')}
        value={kind}
        onValueChange={(next) => {
          setKind(next as Choice['kind']);
          setSubject('');
        }}
        options={kinds.map((one) => ({ value: one, label: t(`home.incidents.kind.${one}`) }))}
      />
      {ofKind.length > 1 && (
        <SelectField
          label={t('home.begin.subject')}
          value={subject}
          onValueChange={setSubject}
          placeholder={t('home.begin.subject.choose')}
          options={ofKind.map((one) => ({ value: one.subject, label: one.name }))}
        />
      )}
      <SelectField
        label={t('home.begin.length')}
        value={minutes}
        onValueChange={setMinutes}
        options={lengthsMinutes.map((one) => ({ value: String(one), label: t(`home.begin.length.${one}`) }))}
      />
    </DecisionDialog>
  );
}
