import { useT } from '@harmattan/i18n/use-t';
import { Button, ButtonLink } from '@harmattan/ui/button';
import { useEffect, useRef } from 'react';
import { Panel } from '../../shared/page/panel.tsx';
import { HelpLines } from './help-lines.tsx';
import styles from './self-test-page.module.css';
import type { Result } from './self-test-rules.ts';

/** What the answers may mean, and what can be done about it now. */
export function ResultCard({ result, onAgain }: { result: Result; onAgain: () => void }) {
  const t = useT();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <>
      <Panel titleRef={title} title={t(`self-test.result.${result}.title`)} text={t(`self-test.result.${result}.text`)}>
        <div className={styles.ways}>
          <ButtonLink href="/limits">{t('self-test.limits')}</ButtonLink>
          <ButtonLink href="/activity">{t('self-test.activity')}</ButtonLink>
          <Button onClick={onAgain}>{t('self-test.again')}</Button>
        </div>
        <p className={styles.note}>{t('self-test.note')}</p>
      </Panel>
      <HelpLines />
    </>
  );
}
