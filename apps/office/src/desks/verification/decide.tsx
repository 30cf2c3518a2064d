import { TextAreaField } from '@harmattan/ui/text-area-field';
import { showToast } from '@harmattan/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../shared/api/call.ts';
import { DecisionDialog } from '../../shared/view/decision-dialog.tsx';
import { useT } from './texts.ts';

const playerTextLengthMax = 300;

export interface Decision {
  id: string;
  version: number;
  decision: 'accept' | 'again' | 'refuse';
  /** What is decided on, in words. */
  what: string;
  /** Of the player. */
  name: string;
}

export function Decide({ id, version, decision, what, name, onClose }: Decision & { onClose: () => void }) {
  const t = useT();
  const queries = useQueryClient();
  const [text, setText] = useState('');
  const [isTried, setIsTried] = useState(false);
  const playerText = text.trim();
  const needsText = decision !== 'accept';
  const isMissing = needsText && playerText === '';
  const isFine = !isMissing && playerText.length <= playerTextLengthMax && !/\p{Cc}/u.test(playerText);

  async function decide(reason: string) {
    try {
      const body = { id, version, decision, reason, ...(needsText && { playerText }) };
      await call('POST Verification/Decide', { body });
      showToast({ kind: 'good', text: t(`verification.done.${decision}`) });
      onClose();
    } finally {
      void queries.invalidateQueries();
    }
  }

  return (
    <DecisionDialog
      title={t(`verification.${decision}.title`, { what })}
      confirmText={t(`verification.${decision}`)}
      onClose={onClose}
      areFieldsFine={isFine}
      onTry={() => setIsTried(true)}
      onConfirm={decide}
      fields={
        needsText && (
          <TextAreaField
            label={t('verification.player-comment')}
            hint={t('verification.player-comment.hint')}
            error={isTried && isMissing ? t('verification.player-comment.missing') : undefined}
            value={text}
            onValueChange={setText}
            lengthMax={playerTextLengthMax}
            rows={3}
          />
        )
      }
    >
      <p>{t(`verification.${decision}.text`, { name })}</p>
    </DecisionDialog>
  );
}
