import { Badge } from '@harmattan/ui/badge';
import { Button } from '@harmattan/ui/button';
import { EmptyState } from '@harmattan/ui/empty-state';
import { useState } from 'react';
import { useMay, useMe } from '../../shared/session/me.ts';
import { serverWord } from '../../shared/texts/texts.ts';
import { Moment } from '../../shared/time/moment.tsx';
import { DeskFrame } from '../../shared/view/desk-frame.tsx';
import remoteStyles from '../../shared/view/remote.module.css';
import { Remote } from '../../shared/view/remote.tsx';
import styles from '../../shared/view/table.module.css';
import { TableFrame } from '../../shared/view/table-frame.tsx';
import { ChangeMember } from './change-member.tsx';
import { OpenMember } from './open-member.tsx';
import { useT } from './texts.ts';
import { type Member, type MemberAction, useMembers } from './use-staff.ts';

interface Act {
  member: Member;
  action: MemberAction;
}

export function StaffPage() {
  const t = useT();
  const query = useMembers();
  const [act, setAct] = useState<Act>();
  const [isOpening, setIsOpening] = useState(false);
  const mayManage = useMay('staff.manage');
  const count = query.data?.length;
  return (
    <DeskFrame
      title={t('staff.title')}
      aside={
        <>
          {count !== undefined && <span>{t('staff.count', { count })}</span>}
          {mayManage && (
            <Button size="small" onClick={() => setIsOpening(true)}>
              {t('staff.open')}
            </Button>
          )}
        </>
      }
    >
      <Remote query={query}>
        {(members) =>
          members.length === 0 ? (
            <div className={remoteStyles.panel}>
              <EmptyState icon="person" title={t('staff.empty.title')} text={t('staff.empty.text')} />
            </div>
          ) : (
            <MemberTable members={members} onAct={setAct} />
          )
        }
      </Remote>
      {act && <ChangeMember {...act} onClose={() => setAct(undefined)} />}
      {isOpening && <OpenMember onClose={() => setIsOpening(false)} />}
    </DeskFrame>
  );
}

interface MemberTableProps {
  members: readonly Member[];
  onAct: (act: Act) => void;
}

function MemberTable({ members, onAct }: MemberTableProps) {
  const t = useT();
  const hasActions = members.some(({ actions }) => actions.length > 0);
  return (
    <TableFrame label={t('staff.list')}>
      <table className={styles.table}>
        <caption className="visually-hidden">{t('staff.list')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('staff.column.name')}</th>
            <th scope="col">{t('staff.column.roles')}</th>
            <th scope="col">{t('staff.column.seen')}</th>
            {hasActions && <td />}
          </tr>
        </thead>
        <tbody>
          {members.map((member) => (
            <MemberRow key={member.staffId} member={member} hasActions={hasActions} onAct={onAct} />
          ))}
        </tbody>
      </table>
    </TableFrame>
  );
}

interface MemberRowProps {
  member: Member;
  hasActions: boolean;
  onAct: (act: Act) => void;
}

function MemberRow({ member, hasActions, onAct }: MemberRowProps) {
  const t = useT();
  const me = useMe();
  const { userName, fullName, roles, lastSeenAt, isDisabled, sessions, waiting, actions } = member;
  return (
    <tr data-disabled={isDisabled || undefined}>
      <th scope="row">
        {fullName} {userName === me.userName && <Badge kind="info">{t('staff.you')}</Badge>}
        {isDisabled && <Badge kind="bad">{t('staff.disabled')}</Badge>}
        {waiting.map((kind) => (
          <Badge key={kind} kind="info">
            {serverWord('staff.waiting', kind)}
          </Badge>
        ))}
        <span className={styles.second}>{userName}</span>
      </th>
      <td>{roles.map((role) => serverWord('staff.role', role)).join(', ')}</td>
      <td>
        {lastSeenAt === null ? t('staff.never') : <Moment at={lastSeenAt} />}
        <span className={styles.second}>{t('staff.sessions', { count: sessions })}</span>
      </td>
      {hasActions && (
        <td className={styles.act}>
          <div className={styles.acts}>
            {actions.map((action) => (
              <Button key={action} size="small" onClick={() => onAct({ member, action })}>
                <span aria-hidden="true">{t(`staff.do.${action}`)}</span>
                <span className="visually-hidden">{t(`staff.do.${action}.of`, { name: fullName })}</span>
              </Button>
            ))}
          </div>
        </td>
      )}
    </tr>
  );
}
