import { type Permission, takenPermissions } from '@harmattan/contract/office';
import { Checkbox } from '@harmattan/ui/checkbox';
import { SelectField } from '@harmattan/ui/select-field';
import { showToast } from '@harmattan/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../shared/api/call.ts';
import { useMe } from '../../shared/session/me.ts';
import styles from '../../shared/view/choice.module.css';
import { DecisionDialog } from '../../shared/view/decision-dialog.tsx';
import { useT } from '../texts.ts';

const minutesToChoose = ['15', '30', '60'] as const;

/** Offers what the member's roles do not grant, and what can be taken at all. */
export function BreakGlass({ onClose }: { onClose: () => void }) {
  const t = useT();
  const queries = useQueryClient();
  const { permissions: granted } = useMe();
  const [wanted, setWanted] = useState<readonly Permission[]>([]);
  const [minutes, setMinutes] = useState<string>('15');
  const offered = takenPermissions.filter((one) => !granted.includes(one));
  async function take(reason: string) {
    await call('POST Staff/BreakGlass', { body: { permissions: [...wanted], minutes: Number(minutes), reason } });
    showToast({ kind: 'info', text: t('app.glass.begun') });
    onClose();
    void queries.invalidateQueries();
  }
  return (
    <DecisionDialog
      title={t('app.glass.title')}
      confirmText={t('app.glass.send')}
      onClose={onClose}
      areFieldsFine={wanted.length > 0}
      onConfirm={take}
      fields={
        <>
          <SelectField
            label={t('app.glass.minutes')}
            value={minutes}
            onValueChange={setMinutes}
            options={minutesToChoose.map((value) => ({
              value,
              label: t('app.glass.minutes.option', { minutes: value }),
            }))}
          />
          <fieldset className={styles.choice}>
            <legend className={styles.legend}>{t('app.glass.permissions')}</legend>
            {offered.map((one) => (
              <Checkbox
                key={one}
                label={one}
                checked={wanted.includes(one)}
                onCheckedChange={(isOn) => setWanted(isOn ? [...wanted, one] : wanted.filter((other) => other !== one))}
              />
            ))}
            {wanted.length === 0 && <p className={styles.missing}>{t('app.glass.missing')}</p>}
          </fieldset>
        </>
      }
    >
      <p>{t('app.glass.text')}</p>
    </DecisionDialog>
  );
}
