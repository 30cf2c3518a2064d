import { useT } from '@harmattan/i18n/use-t';
import { useEffect, useId, useRef } from 'react';
import { useSession } from '../session.ts';
import { userNameText } from '../user-name-text.ts';
import { CodeStep } from './code-step.tsx';
import styles from './number-proof-card.module.css';
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
  const titleId = useId();
  const number = `+${userNameText(useSession()?.user.userName ?? '')}`;
  const sending = useSendNumberCode();
  const titleRef = useFocusWhen(proof.isProven);
  return (
    <section className={styles.card} aria-labelledby={titleId}>
      <div className={styles.words}>
        <h2 id={titleId} ref={titleRef} tabIndex={-1} className={styles.title}>
          {t(proof.isProven ? 'number-proof.done.title' : 'number-proof.title')}
        </h2>
        <p className={styles.text}>
          {proof.isProven ? t('number-proof.done.text') : t('number-proof.text', { number })}
        </p>
      </div>
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
    </section>
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
