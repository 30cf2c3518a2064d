import type { Link } from '@harmattan/router/link';
import type { ComponentProps } from 'react';
import { serverWord } from '../../shared/texts/texts.ts';
import { Amount } from '../../shared/view/amount.tsx';
import { WorklistRows } from '../../shared/view/worklist-rows.tsx';
import { useT } from './texts.ts';
import type { WaitingApproval } from './use-approvals.ts';

interface ApprovalRowsProps {
  requests: readonly WaitingApproval[];
  rowProps: (id: string) => ComponentProps<typeof Link>;
}

export function ApprovalRows({ requests, rowProps }: ApprovalRowsProps) {
  const t = useT();
  return (
    <WorklistRows
      label={t('approvals.list')}
      columns={[
        t('approvals.column.age'),
        t('approvals.column.kind'),
        t('approvals.column.maker'),
        t('approvals.column.amount'),
      ]}
      items={requests.map(({ id, kind, comment, maker, since, amount, userName }) => ({
        ...{ id, since, title: serverWord('approvals.kind', kind), number: userName, detail: comment, who: maker },
        end: amount !== null && <Amount amount={amount} />,
      }))}
      rowProps={rowProps}
    />
  );
}
