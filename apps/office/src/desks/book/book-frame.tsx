import { useLocation } from '@harmattan/router/location';
import { LinkTabs } from '@harmattan/ui/tabs';
import type { ReactNode } from 'react';
import { useMe } from '../../shared/session/me.ts';
import { DeskFrame } from '../../shared/view/desk-frame.tsx';
import styles from './book-frame.module.css';
import { useT } from './texts.ts';

const pages = [
  { href: '/book', title: 'book.page.tickets', permission: 'tickets.read' },
  { href: '/book/exposure', title: 'book.page.exposure', permission: 'book.read' },
  { href: '/book/referrals', title: 'book.page.referrals', permission: 'book.read' },
  { href: '/book/limits', title: 'book.page.limits', permission: 'book.read' },
  { href: '/book/results', title: 'book.page.results', permission: 'book.read' },
] as const;

/** The head of every page of the desk, with the ways to those that this person may read. */
export function BookFrame({ aside, children }: { aside?: ReactNode; children: ReactNode }) {
  const t = useT();
  const { pathname } = useLocation();
  const { permissions } = useMe();
  const own = pages.filter(({ permission }) => permissions.includes(permission));
  return (
    <DeskFrame title={t('book.title')} aside={aside}>
      <div className={styles.tabs}>
        <LinkTabs
          label={t('book.pages')}
          tabs={own.map(({ href, title }) => ({ href, label: t(title), isCurrent: pathname === href }))}
        />
      </div>
      {children}
    </DeskFrame>
  );
}
