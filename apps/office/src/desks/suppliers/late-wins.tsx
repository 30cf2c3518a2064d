import { Button } from '@harmattan/ui/button';
import { showToast } from '@harmattan/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../shared/api/call.ts';
import { Moment } from '../../shared/time/moment.tsx';
import { Amount } from '../../shared/view/amount.tsx';
import { DecisionDialog } from '../../shared/view/decision-dialog.tsx';
import { PlayerLink } from '../../shared/view/player-link.tsx';
import tables from '../../shared/view/table.module.css';
import { TableFrame } from '../../shared/view/table-frame.tsx';
import styles from './desk-section.module.css';
import { useT } from './texts.ts';
import type { LateWin } from './use-suppliers.ts';

/** Wins that suppliers sent after their stakes had been given back. Nothing of them was paid. */
export function LateWins({ wins }: { wins: readonly LateWin[] }) {
  const t = useT();
  const [answering, setAnswering] = useState<LateWin>();
  if (wins.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="late">
      <h2 id="late" className={styles.title}>
        {t('suppliers.late.title')}
      </h2>
      <p className={styles.note}>{t('suppliers.late.note')}</p>
      <TableFrame label={t('suppliers.late.title')}>
        <table className={tables.table}>
          <thead>
            <tr>
              <th scope="col">{t('suppliers.rounds.column.game')}</th>
              <th scope="col">{t('suppliers.rounds.column.player')}</th>
              <th scope="col">{t('suppliers.late.at')}</th>
              <th scope="col" className={tables.figure}>
                {t('suppliers.late.given-back')}
              </th>
              <th scope="col" className={tables.figure}>
                {t('suppliers.late.won')}
              </th>
              <td />
            </tr>
          </thead>
          <tbody>
            {wins.map((win) => (
              <LateWinRow key={win.id} win={win} onAnswer={() => setAnswering(win)} />
            ))}
          </tbody>
        </table>
      </TableFrame>
      {answering && <AnswerLateWin win={answering} onClose={() => setAnswering(undefined)} />}
    </section>
  );
}

function LateWinRow({ win, onAnswer }: { win: LateWin; onAnswer: () => void }) {
  const t = useT();
  const { gameName, supplierName, playerId, userName, at, givenBack, won, actions } = win;
  return (
    <tr>
      <th scope="row">
        {gameName}
        <span className={tables.second}>{supplierName}</span>
      </th>
      <td>
        <PlayerLink playerId={playerId} userName={userName} />
      </td>
      <td>
        <Moment at={at} />
      </td>
      <td className={tables.figure}>
        <Amount amount={givenBack} />
      </td>
      <td className={tables.figure}>
        <Amount amount={won} />
      </td>
      <td className={tables.act}>
        {actions.includes('answer') && (
          <Button size="small" onClick={onAnswer}>
            {t('suppliers.late.answer')}
          </Button>
        )}
      </td>
    </tr>
  );
}

function AnswerLateWin({ win: { id }, onClose }: { win: LateWin; onClose: () => void }) {
  const t = useT();
  const queries = useQueryClient();

  async function answer(comment: string) {
    try {
      await call('POST Suppliers/AnswerLateWin', { body: { id, comment } });
      showToast({ kind: 'good', text: t('suppliers.late.answered') });
      onClose();
    } finally {
      void queries.invalidateQueries();
    }
  }

  return (
    <DecisionDialog
      title={t('suppliers.late.answer')}
      confirmText={t('suppliers.late.answer')}
      onClose={onClose}
      onConfirm={answer}
    >
      <p>{t('suppliers.late.answer.text')}</p>
    </DecisionDialog>
  );
}
