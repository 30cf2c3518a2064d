import { showToast } from '@harmattan/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../shared/api/call.ts';
import { useAmountText } from '../../shared/view/amount.tsx';
import { DecisionDialog } from '../../shared/view/decision-dialog.tsx';
import { useT } from './texts.ts';
import type { OpenRound } from './use-suppliers.ts';

/** The first person's word, or the second one's. */
export function GiveBack({ round, onClose }: { round: OpenRound; onClose: () => void }) {
  const t = useT();
  const queries = useQueryClient();
  const amount = useAmountText()(round.staked);

  async function giveBack(comment: string) {
    try {
      const { state } = await call('POST Suppliers/GiveBack', { body: { round: round.round, comment } });
      showToast({ kind: 'good', text: t(`suppliers.give-back.${state}`, { amount }) });
      onClose();
    } finally {
      void queries.invalidateQueries();
    }
  }

  return (
    <DecisionDialog
      title={t('suppliers.give-back.title')}
      confirmText={t('suppliers.give-back')}
      onClose={onClose}
      onConfirm={giveBack}
    >
      <p>{t('suppliers.give-back.text', { amount, supplier: round.supplierName })}</p>
    </DecisionDialog>
  );
}
