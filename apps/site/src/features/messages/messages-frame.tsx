import { useT } from '@harmattan/i18n/use-t';
import { Badge } from '@harmattan/ui/badge';
import { ButtonLink } from '@harmattan/ui/button';
import { LinkTabs } from '@harmattan/ui/tabs';
import type { ReactNode } from 'react';
import { PageHeading } from '../../shared/page/page-heading.tsx';
import { useUnreadMessages } from '../../shared/session/unread-messages.ts';
import styles from './messages-frame.module.css';

interface MessagesFrameProps {
  title: string;
  current: 'inbox' | 'sent' | 'new';
  children: ReactNode;
}

export function MessagesFrame({ title, current, children }: MessagesFrameProps) {
  const t = useT();
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <PageHeading className={styles.heading}>{title}</PageHeading>
        {current !== 'new' && <ButtonLink href="/Messages/NewMessage">{t('messages.new')}</ButtonLink>}
      </div>
      <LinkTabs
        label={t('messages.tabs')}
        tabs={[
          { href: '/Messages', label: <InboxLabel />, isCurrent: current === 'inbox' },
          { href: '/Messages/SentMessages', label: t('messages.tab.sent'), isCurrent: current === 'sent' },
        ]}
      />
      {children}
    </div>
  );
}

function InboxLabel() {
  const t = useT();
  const count = useUnreadMessages();
  return (
    <>
      {t('messages.tab.inbox')}
      {count > 0 && (
        <>
          <span aria-hidden="true">
            <Badge kind="good">{count}</Badge>
          </span>
          <span className="visually-hidden">{t('messages.unread.count', { count })}</span>
        </>
      )}
    </>
  );
}
