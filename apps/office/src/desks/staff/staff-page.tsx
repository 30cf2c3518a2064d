import type { OfficeCallData } from '@harmattan/contract/office';
import { Badge } from '@harmattan/ui/badge';
import { Button } from '@harmattan/ui/button';
import { EmptyState } from '@harmattan/ui/empty-state';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../shared/api/call.ts';
import { refreshEvery } from '../../shared/api/refresh.ts';
import { useMay, useMe } from '../../shared/session/me.ts';
import { serverWord } from '../../shared/texts/texts.ts';
import { Moment } from '../../shared/time/moment.tsx';
import { DeskFrame } from '../../shared/view/desk-frame.tsx';
import remoteStyles from '../../shared/view/remote.module.css';
import { Remote } from '../../shared/view/remote.tsx';
import styles from '../../shared/view/table.module.css';
import { DisableMember } from './disable-member.tsx';
import { useT } from './texts.ts';

export type Member = OfficeCallData<'GET Staff/List'>[number];

const refreshMs = 30_000;

export function StaffPage() {
  const t = useT();
  const query = useQuery({
    queryKey: ['staff', 'list'],
    queryFn: ({ signal }) => call('GET Staff/List', { signal }),
    refetchInterval: refreshEvery(refreshMs),
  });
  const [leaving, setLeaving] = useState<Member>();
  const count = query.data?.length;
  return (
    <DeskFrame title={t('staff.title')} aside={count !== undefined && <span>{t('staff.count', { count })}</span>}>
      <Remote query={query}>
        {(members) =>
          members.length === 0 ? (
            <div className={remoteStyles.panel}>
              <EmptyState icon="person" title={t('staff.empty.title')} text={t('staff.empty.text')} />
            </div>
          ) : (
            <MemberTable members={members} onDisable={setLeaving} />
          )
        }
      </Remote>
      {leaving && <DisableMember member={leaving} onClose={() => setLeaving(undefined)} />}
    </DeskFrame>
  );
}

interface MemberTableProps {
  members: readonly Member[];
  onDisable: (member: Member) => void;
}

function MemberTable({ members, onDisable }: MemberTableProps) {
  const t = useT();
  const mayManage = useMay('staff.manage');
  return (
    <div className={styles.frame}>
      <table className={styles.table}>
        <caption className="visually-hidden">{t('staff.list')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('staff.column.name')}</th>
            <th scope="col">{t('staff.column.user-name')}</th>
            <th scope="col">{t('staff.column.roles')}</th>
            <th scope="col">{t('staff.column.seen')}</th>
            {mayManage && <td />}
          </tr>
        </thead>
        <tbody>
          {members.map((member) => (
            <MemberRow key={member.staffId} member={member} onDisable={mayManage ? onDisable : undefined} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface MemberRowProps {
  member: Member;
  onDisable: MemberTableProps['onDisable'] | undefined;
}

function MemberRow({ member, onDisable }: MemberRowProps) {
  const t = useT();
  const me = useMe();
  const { userName, fullName, roles, lastSeenAt, isDisabled } = member;
  const isMe = userName === me.userName;
  return (
    <tr data-disabled={isDisabled || undefined}>
      <th scope="row">
        {fullName} {isMe && <Badge kind="info">{t('staff.you')}</Badge>}
        {isDisabled && <Badge kind="bad">{t('staff.disabled')}</Badge>}
      </th>
      <td>{userName}</td>
      <td>{roles.map((role) => serverWord('staff.role', role)).join(', ')}</td>
      <td>{lastSeenAt === null ? t('staff.never') : <Moment at={lastSeenAt} />}</td>
      {onDisable && (
        <td className={styles.act}>
          {!isDisabled && !isMe && (
            <Button size="small" onClick={() => onDisable(member)}>
              <span aria-hidden="true">{t('staff.disable')}</span>
              <span className="visually-hidden">{t('staff.disable.of', { name: fullName })}</span>
            </Button>
          )}
        </td>
      )}
    </tr>
  );
}
