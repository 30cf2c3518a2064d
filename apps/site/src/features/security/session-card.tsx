import { useT } from '@harmattan/i18n/use-t';
import { Badge } from '@harmattan/ui/badge';
import { Button } from '@harmattan/ui/button';
import { useEnvironment } from '@harmattan/ui/environment';
import { Icon } from '@harmattan/ui/icon';
import { momentText } from '../../shared/time/date-text.ts';
import styles from './session-card.module.css';
import type { OpenSession } from './use-sessions.ts';

interface SessionCardProps {
  number: number;
  session: OpenSession;
  onEnd: () => void;
}

export function SessionCard({ number, session, onEnd }: SessionCardProps) {
  const t = useT();
  const { language } = useEnvironment();
  const facts = [
    [t('security.history.number'), String(number)],
    [t('security.system'), session.os || t('security.unknown')],
    [t('security.browser'), session.browser || t('security.unknown')],
    [t('security.devices.signed-in'), momentText(session.createTime, language)],
    [t('security.devices.last-seen'), momentText(session.lastSeenTime, language)],
    [t('security.devices.address'), session.hostAddress],
  ];
  return (
    <li className={styles.card}>
      <div className={styles.head}>
        <span className={styles.icon}>
          <Icon name={session.IsMobile ? 'phone' : 'screen'} />
        </span>
        <h2 className={styles.kind}>{t(session.IsMobile ? 'security.kind.mobile' : 'security.kind.pc')}</h2>
        {session.isCurrent && <Badge kind="good">{t('security.devices.current')}</Badge>}
      </div>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name} className={styles.fact}>
            <dt>{name}</dt>
            <dd className="figures">{value}</dd>
          </div>
        ))}
      </dl>
      {!session.isCurrent && (
        <Button wide onClick={onEnd}>
          {t('security.devices.end')}
        </Button>
      )}
    </li>
  );
}
