import { useT } from '@harmattan/i18n/use-t';
import { useEffect, useRef } from 'react';
import { userNameText } from '../forms/user-name-text.ts';
import { Panel } from '../page/panel.tsx';
import { useSession } from '../session/session.ts';
import { CodeStep } from './code-step.tsx';
import { SendStep } from './send-step.tsx';
import type { NumberProof } from './use-number-proof.ts';
import { useSendNumberCode } from './use-send-number-code.ts';

interface NumberProofCardProps {
  proof: NumberProof;
  onProven: () => void;
  onLater: (() => void) | undefined;
}

export function NumberProofCard({ proof, onProven, onLater }: NumberProofCardProps) {
  const t = useT();
  const number = `+${userNameText(useSession()?.user.userName ?? '')}`;
  const sending = useSendNumberCode();
  const titleRef = useFocusWhen(proof.isProven);
  return (
    <Panel
      title={t(proof.isProven ? 'number-proof.done.title' : 'number-proof.title')}
      text={proof.isProven ? t('number-proof.done.text') : t('number-proof.text', { number })}
      titleRef={titleRef}
    >
      {!proof.isProven &&
        (proof.codeEndsAtMs === undefined ? (
          <SendStep sending={sending} resendAtMs={proof.resendAtMs} onLater={onLater} />
        ) : (
          <CodeStep
            sending={sending}
            resendAtMs={proof.resendAtMs}
            codeEndsAtMs={proof.codeEndsAtMs}
            onProven={onProven}
            onLater={onLater}
          />
        ))}
    </Panel>
  );
}

/** The form that had the focus is gone by then. */
function useFocusWhen(isProven: boolean) {
  const ref = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isProven) ref.current?.focus();
  }, [isProven]);
  return ref;
}
