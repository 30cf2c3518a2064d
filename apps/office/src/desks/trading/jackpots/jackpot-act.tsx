import { call } from '../../../shared/api/call.ts';
import { DecisionDialog } from '../../../shared/view/decision-dialog.tsx';
import { useDecide } from '../../../shared/view/use-decide.ts';
import { useT } from '../texts.ts';
import { OpenLines, SettleLines, VoidLines } from './jackpot-preview.tsx';
import type { Jackpot, Preview } from './use-jackpots.ts';

export type ActName = 'open' | 'settle' | 'void';

const calls = {
  open: 'POST Jackpots/Open',
  settle: 'POST Jackpots/Settle',
  void: 'POST Jackpots/Void',
} as const;

interface JackpotActProps {
  act: ActName;
  jackpot: Jackpot;
  preview: Preview | undefined;
  onClose: () => void;
}

/** The first person's word, with what will come of it. */
export function JackpotAct({ act, jackpot: { id }, preview, onClose }: JackpotActProps) {
  const t = useT();
  const decide = useDecide(onClose);
  return (
    <DecisionDialog
      title={t(`trading.act.${act}.title`)}
      confirmText={t('trading.ask')}
      onClose={onClose}
      onConfirm={(comment) =>
        decide(async () => {
          const { state } = await call(calls[act], { body: { id, comment } });
          return t(`trading.asked.${state}`);
        })
      }
    >
      <p>{t(`trading.act.${act}.text`)}</p>
      {act === 'open' && preview?.open && <OpenLines open={preview.open} />}
      {act === 'settle' && preview?.settle && <SettleLines settle={preview.settle} tickets={preview.tickets} />}
      {act === 'void' && preview?.void && <VoidLines voided={preview.void} tickets={preview.tickets} />}
    </DecisionDialog>
  );
}
