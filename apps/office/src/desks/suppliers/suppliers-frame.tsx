import { useLocation } from '@harmattan/router/location';
import { LinkTabs } from '@harmattan/ui/tabs';
import type { ReactNode } from 'react';
import { DeskFrame } from '../../shared/view/desk-frame.tsx';
import { useT } from './texts.ts';

const pages = [
  { href: '/suppliers', title: 'suppliers.page.health' },
  { href: '/suppliers/rounds', title: 'suppliers.page.rounds' },
  { href: '/suppliers/returns', title: 'suppliers.page.returns' },
] as const;

/** The head of every page of the desk, with the ways to the others. */
export function SuppliersFrame({ aside, children }: { aside?: ReactNode; children: ReactNode }) {
  const t = useT();
  const { pathname } = useLocation();
  return (
    <DeskFrame title={t('suppliers.title')} aside={aside}>
      <LinkTabs
        label={t('suppliers.pages')}
        tabs={pages.map(({ href, title }) => ({ href, label: t(title), isCurrent: pathname === href }))}
      />
      {children}
    </DeskFrame>
  );
}
