import type { HarmLetter } from '@harmattan/contract/office';
import { AmountField } from '@harmattan/ui/amount-field';
import { SelectField } from '@harmattan/ui/select-field';
import { TextField } from '@harmattan/ui/text-field';
import { showToast } from '@harmattan/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../shared/api/call.ts';
import { DecisionDialog } from '../../shared/view/decision-dialog.tsx';
import { useT } from './texts.ts';
import type { HarmAction } from './use-markers.ts';

export interface ActProps {
  kind: HarmAction;
  playerId: string;
  caseId: string;
  timeOutHours: readonly number[];
  onClose: () => void;
}

const letters: readonly HarmLetter[] = ['how are you', 'limits', 'help'];
const limitKinds = ['deposit', 'loss', 'stake', 'time'] as const;
const limitPeriods = ['day', 'week', 'month'] as const;

/** One action, with its reason. The key names it, so that a second send is the same action. */
export function Act({ kind, playerId, caseId, timeOutHours, onClose }: ActProps) {
  const t = useT();
  const queries = useQueryClient();
  const [key] = useState(() => crypto.randomUUID());
  const [isTried, setIsTried] = useState(false);
  const [letter, setLetter] = useState<HarmLetter>('how are you');
  const [hours, setHours] = useState(String(timeOutHours[0] ?? 24));
  const [limit, setLimit] = useState<LimitDraft>({ kind: 'deposit', period: 'day', text: '' });
  const isFine = kind !== 'limit' || isLimitFine(limit);

  async function send(comment: string) {
    try {
      const amount = { kind: limit.kind, period: limit.period, amount: Number(limit.text) };
      const wish = {
        ...(kind === 'message' && { letter }),
        ...(kind === 'limit' && { limit: amount }),
        ...(kind === 'time-out' && { hours: Number(hours) }),
      };
      await call('POST Markers/Act', { body: { key, playerId, caseId, kind, comment, ...wish } });
      showToast({ kind: 'good', text: t(`markers.done.${kind}`) });
      onClose();
    } finally {
      void queries.invalidateQueries({ queryKey: ['markers'] });
      void queries.invalidateQueries({ queryKey: ['cases'] });
    }
  }

  return (
    <DecisionDialog
      title={t(`markers.act.${kind}`)}
      confirmText={t(`markers.confirm.${kind}`)}
      onClose={onClose}
      areFieldsFine={isFine}
      onTry={() => setIsTried(true)}
      onConfirm={send}
    >
      <p>{t(`markers.text.${kind}`)}</p>
      {kind === 'message' && (
        <SelectField
          label={t('markers.letter')}
          value={letter}
          onValueChange={(value) => setLetter(value as HarmLetter)}
          options={letters.map((value) => ({ value, label: t(`markers.letter.${value}`) }))}
        />
      )}
      {kind === 'time-out' && (
        <SelectField
          label={t('markers.length')}
          value={hours}
          onValueChange={setHours}
          options={timeOutHours.map((value) => ({
            value: String(value),
            label: t('markers.hours', { days: value / 24 }),
          }))}
        />
      )}
      {kind === 'limit' && <LimitFields draft={limit} onChange={setLimit} isWrong={isTried && !isFine} />}
    </DecisionDialog>
  );
}

interface LimitDraft {
  kind: (typeof limitKinds)[number];
  period: (typeof limitPeriods)[number];
  text: string;
}

function isLimitFine({ kind, text }: LimitDraft): boolean {
  return kind === 'time' ? /^[1-9]\d{0,5}$/.test(text) : /^\d+(\.\d{1,2})?$/.test(text) && Number(text) > 0;
}

interface LimitFieldsProps {
  draft: LimitDraft;
  onChange: (draft: LimitDraft) => void;
  isWrong: boolean;
}

function LimitFields({ draft, onChange, isWrong }: LimitFieldsProps) {
  const t = useT();
  const wrong = t('markers.limit.wrong');
  const field = {
    label: t(draft.kind === 'time' ? 'markers.limit.minutes' : 'markers.limit.amount'),
    error: isWrong ? wrong : undefined,
    value: draft.text,
    onValueChange: (text: string) => onChange({ ...draft, text }),
  };
  return (
    <>
      <SelectField
        label={t('markers.limit.kind')}
        value={draft.kind}
        onValueChange={(kind) => onChange({ ...draft, kind: kind as LimitDraft['kind'], text: '' })}
        options={limitKinds.map((value) => ({ value, label: t(`markers.limit.kind.${value}`) }))}
      />
      <SelectField
        label={t('markers.limit.period')}
        value={draft.period}
        onValueChange={(period) => onChange({ ...draft, period: period as LimitDraft['period'] })}
        options={limitPeriods.map((value) => ({ value, label: t(`markers.limit.period.${value}`) }))}
      />
      {draft.kind === 'time' ? (
        <TextField inputMode="numeric" {...field} />
      ) : (
        <AmountField refusedText={wrong} {...field} />
      )}
    </>
  );
}
