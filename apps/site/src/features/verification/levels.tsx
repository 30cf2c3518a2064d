import { useT } from '@harmattan/i18n/use-t';
import { Badge } from '@harmattan/ui/badge';
import { Panel } from '../../shared/page/panel.tsx';
import { useAllowanceText } from '../../shared/verification/use-allowance-text.ts';
import type { Verification } from '../../shared/verification/use-verification.ts';
import styles from './levels.module.css';

/** What each level asks for and allows, with the player's own marked. */
export function Levels({ verification }: { verification: Verification }) {
  const t = useT();
  const allowanceText = useAllowanceText();
  const { level: own, levels } = verification;
  return (
    <Panel title={t('verification.standing')} text={t('verification.standing.text', { level: own })}>
      <ol className={styles.levels}>
        {levels.map(({ level, needs, deposits, withdrawals }) => (
          <li
            key={level}
            className={styles.level}
            data-own={level === own || undefined}
            aria-current={level === own ? 'step' : undefined}
          >
            <div className={styles.head}>
              <span className={styles.name}>{t('verification.level', { level })}</span>
              {level === own && <Badge kind="info">{t('verification.level.current')}</Badge>}
              {level < own && <Badge kind="good">{t('verification.level.done')}</Badge>}
            </div>
            <p className={styles.needs}>{t(`verification.needs.${needs}`)}</p>
            <dl className={styles.allowances}>
              <dt>{t('verification.deposits')}</dt>
              <dd>{allowanceText(deposits)}</dd>
              <dt>{t('verification.withdrawals')}</dt>
              <dd>{allowanceText(withdrawals)}</dd>
            </dl>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
