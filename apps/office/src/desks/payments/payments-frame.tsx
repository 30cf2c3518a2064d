import { useLocation } from '@harmattan/router/location';
import { LinkTabs } from '@harmattan/ui/tabs';
import type { ReactNode } from 'react';
import { DeskFrame } from '../../shared/view/desk-frame.tsx';
import { useT } from './texts.ts';

const pages = [
  { href: '/payments', title: 'payments.page.worklist' },
  { href: '/payments/float', title: 'payments.page.float' },
  { href: '/payments/rules', title: 'payments.page.rules' },
  { href: '/payments/methods', title: 'payments.page.methods' },
] as const;

/** The head of every page of the desk, with the ways to the others. */
export function PaymentsFrame({ aside, children }: { aside?: ReactNode; children: ReactNode }) {
  const t = useT();
  const { pathname } = useLocation();
  return (
    <DeskFrame title={t('payments.title')} aside={aside}>
      <LinkTabs
        label={t('payments.pages')}
        tabs={pages.map(({ href, title }) => ({ href, label: t(title), isCurrent: pathname === href }))}
      />
      {children}
    </DeskFrame>
  );
}
