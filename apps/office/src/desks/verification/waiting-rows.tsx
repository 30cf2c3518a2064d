import type { Link } from '@harmattan/router/link';
import type { ComponentProps } from 'react';
import { WorklistRows } from '../../shared/view/worklist-rows.tsx';
import { useT } from './texts.ts';
import type { WaitingPlayer } from './use-verification.ts';

interface WaitingRowsProps {
  players: readonly WaitingPlayer[];
  rowProps: (id: string) => ComponentProps<typeof Link>;
}

export function WaitingRows({ players, rowProps }: WaitingRowsProps) {
  const t = useT();
  return (
    <WorklistRows
      label={t('verification.list')}
      columns={[
        t('verification.column.age'),
        t('verification.column.player'),
        t('verification.column.problem'),
        t('verification.column.suggestion'),
      ]}
      items={players.map(({ id, name, userName, since, waits, problem, suggestion }) => ({
        ...{ id, since, title: name, number: userName },
        detail: waits.map((one) => t(`verification.waits.${one}`)).join(', '),
        who: problem && t(`verification.problem.${problem}`),
        end: suggestion && t(`verification.suggestion.${suggestion}`),
      }))}
      rowProps={rowProps}
    />
  );
}
