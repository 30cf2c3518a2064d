import { useT } from '@harmattan/i18n/use-t';
import { ButtonLink } from '@harmattan/ui/button';
import styles from './level-note.module.css';
import { useAllowanceText } from './use-allowance-text.ts';
import type { Verification } from './use-verification.ts';

export function LevelNote({ level: { level, withdrawals } }: { level: Verification['levels'][number] }) {
  const t = useT();
  const allowanceText = useAllowanceText();
  return (
    <div className={styles.note}>
      <p>
        {withdrawals.month === 0
          ? t('verification.note.first')
          : t('verification.note.text', { level, amount: allowanceText(withdrawals) })}
      </p>
      <ButtonLink href="/verification">{t('verification.note.go')}</ButtonLink>
    </div>
  );
}
