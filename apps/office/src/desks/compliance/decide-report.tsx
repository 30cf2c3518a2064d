import { TextField } from '@harmattan/ui/text-field';
import { useState } from 'react';
import { call } from '../../shared/api/call.ts';
import { useAmountText } from '../../shared/view/amount.tsx';
import { DecisionDialog } from '../../shared/view/decision-dialog.tsx';
import { useT } from './texts.ts';
import type { Report } from './use-compliance.ts';
import { useDecide } from './use-decide.ts';

interface DecideProps {
  report: Report;
  onClose: () => void;
}

const referenceMax = 80;

/** The authority has it, under its reference. */
export function MarkSent({ report: { id, caseId, payments, amount }, onClose }: DecideProps) {
  const t = useT();
  const decide = useDecide(onClose);
  const amountText = useAmountText()(amount);
  const [reference, setReference] = useState('');
  const [wasTried, setWasTried] = useState(false);
  const isFine = reference.trim() !== '';
  return (
    <DecisionDialog
      title={t('compliance.send.title', { caseId })}
      confirmText={t('compliance.send')}
      onClose={onClose}
      areFieldsFine={isFine}
      onTry={() => setWasTried(true)}
      onConfirm={(comment) =>
        decide(() =>
          call('POST Compliance/MarkSent', { body: { id, payments, reference: reference.trim(), comment } }).then(() =>
            t('compliance.send.done', { caseId }),
          ),
        )
      }
      fields={
        <TextField
          label={t('compliance.fact.reference')}
          hint={t('compliance.send.reference.hint')}
          error={wasTried && !isFine ? t('compliance.missing') : undefined}
          value={reference}
          onValueChange={setReference}
          maxLength={referenceMax}
          autoComplete="off"
        />
      }
    >
      <p>
        {payments > 0
          ? t('compliance.send.payments', { count: payments, amount: amountText })
          : t('compliance.send.suspicion')}
      </p>
    </DecisionDialog>
  );
}

export function DropReport({ report: { id, caseId }, onClose }: DecideProps) {
  const t = useT();
  const decide = useDecide(onClose);
  return (
    <DecisionDialog
      title={t('compliance.drop.title', { caseId })}
      confirmText={t('compliance.drop')}
      onClose={onClose}
      onConfirm={(comment) =>
        decide(() =>
          call('POST Compliance/Drop', { body: { id, comment } }).then(() => t('compliance.drop.done', { caseId })),
        )
      }
    >
      <p>{t('compliance.drop.text')}</p>
    </DecisionDialog>
  );
}
