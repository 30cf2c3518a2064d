import { EmptyState } from '@harmattan/ui/empty-state';
import { useState } from 'react';
import { DeskFrame } from '../../shared/view/desk-frame.tsx';
import { Keys, useListKeys } from '../../shared/view/keys.tsx';
import { ListAndPanel } from '../../shared/view/list-and-panel.tsx';
import remoteStyles from '../../shared/view/remote.module.css';
import { Remote } from '../../shared/view/remote.tsx';
import { useWorklist } from '../../shared/worklist/use-worklist.ts';
import { ApprovalPanel, GonePanel } from './approval-panel.tsx';
import { ApprovalRows } from './approval-rows.tsx';
import { DecideRequest, type Decision } from './decide-request.tsx';
import { useT } from './texts.ts';
import { useApprovals, type WaitingApproval } from './use-approvals.ts';

export function ApprovalsPage() {
  const t = useT();
  const query = useApprovals();
  const count = query.data?.length;
  return (
    <DeskFrame
      title={t('approvals.title')}
      aside={
        <>
          <ApprovalKeys />
          {count !== undefined && <span className="figures">{t('approvals.count', { count })}</span>}
        </>
      }
    >
      <Remote query={query}>{(requests) => <Approvals requests={requests} />}</Remote>
    </DeskFrame>
  );
}

function Approvals({ requests }: { requests: WaitingApproval[] }) {
  const t = useT();
  const [decision, setDecision] = useState<Decision>();
  const decide = (approve: boolean) => (request: WaitingApproval) => {
    if (request.actions.includes('decide')) setDecision({ request, approve });
  };
  const { open, openId, rowProps } = useWorklist({
    items: requests,
    actions: { a: decide(true), r: decide(false) },
  });
  const list =
    requests.length === 0 ? (
      <div className={remoteStyles.panel}>
        <EmptyState icon="check" title={t('approvals.empty.title')} text={t('approvals.empty.text')} />
      </div>
    ) : (
      <ApprovalRows requests={requests} rowProps={rowProps} />
    );
  const panel = open ? (
    <ApprovalPanel request={open} onDecide={(approve) => decide(approve)(open)} />
  ) : (
    openId !== undefined && <GonePanel id={openId} />
  );
  return (
    <>
      <ListAndPanel list={list} panel={panel || undefined} />
      {decision && <DecideRequest {...decision} onClose={() => setDecision(undefined)} />}
    </>
  );
}

function ApprovalKeys() {
  const t = useT();
  const keys = [
    ...useListKeys(),
    { key: 'a', does: t('approvals.approve') },
    { key: 'r', does: t('approvals.refuse') },
  ];
  return <Keys keys={keys} />;
}
