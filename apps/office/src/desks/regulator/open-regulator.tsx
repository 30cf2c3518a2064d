import { marketDay } from '@harmattan/kernel/market-time';
import { Button } from '@harmattan/ui/button';
import { Dialog } from '@harmattan/ui/dialog';
import { SelectField } from '@harmattan/ui/select-field';
import { TextField } from '@harmattan/ui/text-field';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../shared/api/call.ts';
import { now } from '../../shared/time/now.ts';
import { DecisionDialog } from '../../shared/view/decision-dialog.tsx';
import { useT } from './texts.ts';

const nameShape = /^[a-z][a-z0-9._-]{1,31}$/;
const dayShape = /^\d{4}-\d{2}-\d{2}$/;
const dayMs = 24 * 3_600_000;

/** The one who asks is shown the password, and the one who approves the secret of the app. */
export function OpenRegulator({ regions, onClose }: { regions: readonly string[]; onClose: () => void }) {
  const t = useT();
  const queries = useQueryClient();
  const [draft, setDraft] = useState({
    ...{ userName: '', fullName: '', region: regions.includes('Lagos') ? 'Lagos' : (regions[0] ?? '') },
    ...{ from: `${marketDay(now()).slice(0, 4)}-01-01`, to: marketDay(now()), expires: marketDay(now() + 30 * dayMs) },
  });
  const [password, setPassword] = useState<string>();
  const set = (part: Partial<typeof draft>) => setDraft((before) => ({ ...before, ...part }));
  const { userName, fullName, region, from, to, expires } = draft;
  const isFine =
    nameShape.test(userName) &&
    fullName.trim() !== '' &&
    [from, to, expires].every((day) => dayShape.test(day)) &&
    from <= to;
  if (password !== undefined) return <FirstPassword userName={userName} password={password} onClose={onClose} />;
  const dates = (['from', 'to', 'expires'] as const).map((name) => (
    <TextField
      key={name}
      label={t(`regulator.open.${name}`)}
      type="date"
      value={draft[name]}
      onValueChange={(day) => set({ [name]: day })}
    />
  ));
  return (
    <DecisionDialog
      title={t('regulator.open')}
      confirmText={t('regulator.open.send')}
      onClose={onClose}
      areFieldsFine={isFine}
      onConfirm={async (comment) => {
        const scope = { regions: [region], from, to, expiresAt: `${expires}T22:59:59.000Z` };
        const body = { userName, fullName: fullName.trim(), ...scope, comment };
        const asked = await call('POST Regulator/AskOpen', { body });
        void queries.invalidateQueries({ queryKey: ['approvals'] });
        setPassword(asked.password);
      }}
      fields={
        <>
          <TextField
            label={t('regulator.open.user-name')}
            value={userName}
            onValueChange={(name) => set({ userName: name })}
            maxLength={32}
            autoComplete="off"
          />
          <TextField
            label={t('regulator.open.full-name')}
            value={fullName}
            onValueChange={(name) => set({ fullName: name })}
            maxLength={80}
            autoComplete="off"
          />
          <SelectField
            label={t('regulator.region')}
            value={region}
            onValueChange={(name) => set({ region: name })}
            options={regions.map((name) => ({ value: name, label: name }))}
          />
          {dates}
        </>
      }
    >
      <p>{t('regulator.open.text')}</p>
    </DecisionDialog>
  );
}

interface FirstPasswordProps {
  userName: string;
  password: string;
  onClose: () => void;
}

function FirstPassword({ userName, password, onClose }: FirstPasswordProps) {
  const t = useT();
  return (
    <Dialog
      open
      title={t('regulator.password', { userName })}
      onClose={onClose}
      closeText={t('shared.close')}
      actions={<Button onClick={onClose}>{t('regulator.password.kept')}</Button>}
    >
      <p>{t('regulator.password.text')}</p>
      <p>
        <code>{password}</code>
      </p>
    </Dialog>
  );
}
