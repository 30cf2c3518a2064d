import { Button } from '@harmattan/ui/button';
import type { ReactNode } from 'react';
import { Moment } from '../../shared/time/moment.tsx';
import type { Decision } from './decide.tsx';
import styles from './player-panel.module.css';
import { useT } from './texts.ts';

const decisions = ['accept', 'again', 'refuse'] as const;

interface ActsProps {
  record: { id: string; version: number; actions: readonly string[] };
  what: string;
  name: string;
  onDecide: (decision: Decision) => void;
  children?: ReactNode;
}

/** The buttons of a record, as the server allows them. */
export function Acts({ record, what, name, onDecide, children }: ActsProps) {
  const t = useT();
  const offered = decisions.filter((one) => record.actions.includes(one));
  if (offered.length === 0 && !children) return null;
  const { id, version } = record;
  return (
    <div className={styles.acts}>
      {offered.map((decision) => (
        <Button
          key={decision}
          size="small"
          kind={decision === 'accept' ? 'primary' : 'quiet'}
          onClick={() => onDecide({ id, version, decision, what, name })}
        >
          {t(`verification.${decision}`)}
        </Button>
      ))}
      {children}
    </div>
  );
}

/** Who decided, when, and what the player was told. */
export function Outcome({
  state,
  by,
  at,
  text,
}: {
  state: string;
  by: string | null;
  at: string;
  text: string | null;
}) {
  const t = useT();
  return (
    <>
      {by !== null && (
        <p className={styles.note}>
          {state}: {by}, <Moment at={at} />
        </p>
      )}
      {text !== null && <p className={styles.note}>{t('verification.player-text', { text })}</p>}
    </>
  );
}
