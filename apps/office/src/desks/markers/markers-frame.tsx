import { useLocation } from '@harmattan/router/location';
import { LinkTabs } from '@harmattan/ui/tabs';
import type { ReactNode } from 'react';
import { DeskFrame } from '../../shared/view/desk-frame.tsx';
import { useT } from './texts.ts';

const pages = [
  { href: '/markers', title: 'markers.page.players' },
  { href: '/markers/effects', title: 'markers.page.effects' },
] as const;

/** The head of every page of the desk, with the ways to the others. */
export function MarkersFrame({ aside, children }: { aside?: ReactNode; children: ReactNode }) {
  const t = useT();
  const { pathname } = useLocation();
  return (
    <DeskFrame title={t('markers.title')} aside={aside}>
      <LinkTabs
        label={t('markers.pages')}
        tabs={pages.map(({ href, title }) => ({ href, label: t(title), isCurrent: pathname === href }))}
      />
      {children}
    </DeskFrame>
  );
}
