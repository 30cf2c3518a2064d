import { navigate } from '@harmattan/router/location';
import { TextField } from '@harmattan/ui/text-field';
import { showToast } from '@harmattan/ui/toast';
import { useState } from 'react';
import { call } from '../../shared/api/call.ts';
import { useAmountText } from '../../shared/view/amount.tsx';
import { DecisionDialog } from '../../shared/view/decision-dialog.tsx';
import { useT } from './texts.ts';
import type { MailingPlan } from './use-composing.ts';
import { type Preview, useRefresh } from './use-marketing.ts';

interface SendMailingProps {
  plan: MailingPlan;
  preview: Preview;
  onClose: () => void;
}

export function SendMailing({ plan, preview, onClose }: SendMailingProps) {
  const t = useT();
  const refresh = useRefresh();
  const amountText = useAmountText();
  // Sent again, it is the same mailing.
  const [id] = useState(() => crypto.randomUUID());
  const [name, setName] = useState('');
  const [at, setAt] = useState('');
  const [wasTried, setWasTried] = useState(false);
  const { audience, needsTwo } = preview;

  async function send(comment: string) {
    const sendAt = at === '' ? null : new Date(at).toISOString();
    try {
      const { state } = await call('POST Marketing/Send', {
        body: { id, name: name.trim(), ...plan, sendAt, comment },
      });
      showToast({ kind: 'good', text: t(`marketing.sent.${state}`, { name: name.trim() }) });
      navigate(`/marketing?id=${id}`);
    } finally {
      refresh();
    }
  }
  return (
    <DecisionDialog
      title={t(needsTwo ? 'marketing.send.ask' : 'marketing.send.title')}
      confirmText={t(needsTwo ? 'marketing.compose.ask' : 'marketing.compose.send')}
      onClose={onClose}
      areFieldsFine={name.trim() !== ''}
      onTry={() => setWasTried(true)}
      onConfirm={send}
    >
      <p>
        {t(plan.channel === 'sms' ? 'marketing.send.text.sms' : 'marketing.send.text.inbox', {
          count: audience.recipients,
          cost: amountText(audience.cost),
        })}
      </p>
      <TextField
        label={t('marketing.send.name')}
        hint={t('marketing.send.name.hint')}
        error={wasTried && name.trim() === '' ? t('marketing.compose.missing') : undefined}
        value={name}
        onValueChange={setName}
        maxLength={80}
        autoComplete="off"
      />
      <TextField
        label={t('marketing.send.at')}
        hint={t('marketing.send.at.hint')}
        type="datetime-local"
        value={at}
        onValueChange={setAt}
      />
    </DecisionDialog>
  );
}
