import type { GivenRole } from '@harmattan/contract/office';
import { Button } from '@harmattan/ui/button';
import { CopyButton } from '@harmattan/ui/copy-button';
import { Dialog } from '@harmattan/ui/dialog';
import { TextField } from '@harmattan/ui/text-field';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../shared/api/call.ts';
import { DecisionDialog } from '../../shared/view/decision-dialog.tsx';
import styles from './open-member.module.css';
import { RoleChoice } from './role-choice.tsx';
import { useT } from './texts.ts';

const nameShape = /^[a-z][a-z0-9._-]{1,31}$/;

/** The one who asks is shown the password, and the one who approves the secret of the app: neither can sign in alone. */
export function OpenMember({ onClose }: { onClose: () => void }) {
  const t = useT();
  const queries = useQueryClient();
  const [userName, setUserName] = useState('');
  const [fullName, setFullName] = useState('');
  const [roles, setRoles] = useState<readonly GivenRole[]>(['support']);
  const [password, setPassword] = useState<string>();
  const isName = nameShape.test(userName);
  if (password !== undefined) return <FirstPassword userName={userName} password={password} onClose={onClose} />;
  return (
    <DecisionDialog
      title={t('staff.open.title')}
      confirmText={t('staff.open.send')}
      onClose={onClose}
      areFieldsFine={isName && fullName.trim() !== '' && roles.length > 0}
      onConfirm={async (comment) => {
        const body = { userName, fullName: fullName.trim(), roles: [...roles], comment };
        const asked = await call('POST Staff/AskOpen', { body });
        void queries.invalidateQueries({ queryKey: ['approvals'] });
        setPassword(asked.password);
      }}
      fields={
        <>
          <TextField
            label={t('staff.column.user-name')}
            hint={t('staff.open.name.hint')}
            error={userName === '' || isName ? undefined : t('staff.open.name.wrong')}
            value={userName}
            onValueChange={setUserName}
            maxLength={32}
            autoComplete="off"
          />
          <TextField
            label={t('staff.open.full-name')}
            value={fullName}
            onValueChange={setFullName}
            maxLength={80}
            autoComplete="off"
          />
          <RoleChoice roles={roles} onRoles={setRoles} />
        </>
      }
    >
      <p>{t('staff.open.text')}</p>
    </DecisionDialog>
  );
}

function FirstPassword({ userName, password, onClose }: { userName: string; password: string; onClose: () => void }) {
  const t = useT();
  return (
    <Dialog
      open
      title={t('staff.password.title', { userName })}
      onClose={onClose}
      closeText={t('shared.close')}
      actions={<Button onClick={onClose}>{t('staff.password.kept')}</Button>}
    >
      <p>{t('staff.password.text')}</p>
      <p className={styles.secret}>
        <code>{password}</code>
        <CopyButton
          value={password}
          label={t('staff.password.copy')}
          subject={userName}
          copiedText={t('staff.password.copied')}
          failedText={t('staff.password.not-copied')}
        />
      </p>
    </Dialog>
  );
}
