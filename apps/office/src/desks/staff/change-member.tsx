import { type GivenRole, givenRoles } from '@harmattan/contract/office';
import { useState } from 'react';
import { call } from '../../shared/api/call.ts';
import { DecisionDialog } from '../../shared/view/decision-dialog.tsx';
import { RoleChoice } from './role-choice.tsx';
import { useT } from './texts.ts';
import { type Member, type MemberAction, useDone } from './use-staff.ts';

interface ChangeMemberProps {
  member: Member;
  action: MemberAction;
  onClose: () => void;
}

/** One dialog for each act. What takes a second person says so. */
export function ChangeMember({ member, action, onClose }: ChangeMemberProps) {
  const t = useT();
  const done = useDone(onClose);
  const { staffId, userName, fullName: name } = member;
  const [roles, setRoles] = useState<readonly GivenRole[]>(givenRoles.filter((role) => member.roles.includes(role)));
  const send = (comment: string): Promise<unknown> => {
    switch (action) {
      case 'setRoles':
        return call('POST Staff/AskRoles', { body: { staffId, roles: [...roles], comment } });
      case 'newAuthenticator':
        return call('POST Staff/AskAuthenticator', { body: { staffId, comment } });
      case 'enable':
        return call('POST Staff/AskEnable', { body: { staffId, comment } });
      case 'endSessions':
        return call('POST Staff/EndSessions', { body: { staffId, reason: comment } });
      case 'disable':
        return call('POST Staff/Disable', { body: { staffId, reason: comment } });
    }
  };
  return (
    <DecisionDialog
      title={t(`staff.do.${action}.title`, { name })}
      confirmText={t(`staff.do.${action}.send`)}
      onClose={onClose}
      areFieldsFine={action !== 'setRoles' || roles.length > 0}
      onConfirm={(comment) => done(send(comment), t(`staff.do.${action}.done`, { name }))}
      fields={action === 'setRoles' && <RoleChoice roles={roles} onRoles={setRoles} />}
    >
      <p>{t(`staff.do.${action}.text`, { userName })}</p>
    </DecisionDialog>
  );
}
