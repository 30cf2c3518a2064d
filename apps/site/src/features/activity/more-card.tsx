import { useT } from '@harmattan/i18n/use-t';
import { Button, ButtonLink } from '@harmattan/ui/button';
import { StatusMessage } from '../../shared/forms/status-message.tsx';
import { Panel } from '../../shared/page/panel.tsx';
import styles from './activity-page.module.css';
import { useActivityFile } from './use-activity-file.ts';

/** The long statement as a file, and where to go from what it says. */
export function MoreCard() {
  const t = useT();
  const { mutate, isPending, isSuccess, error } = useActivityFile();
  return (
    <Panel title={t('activity.more.title')} text={t('activity.more.text')}>
      <div className={styles.links}>
        <Button busy={isPending} onClick={() => mutate()}>
          {t('activity.csv')}
        </Button>
        <ButtonLink href="/limits">{t('activity.limits')}</ButtonLink>
        <ButtonLink href="/tax">{t('activity.tax')}</ButtonLink>
        <ButtonLink href="/self-test">{t('activity.self-test')}</ButtonLink>
      </div>
      <span role="status" className="visually-hidden">
        {isSuccess && t('activity.csv.done')}
      </span>
      <StatusMessage failure={isPending ? undefined : error} />
    </Panel>
  );
}
