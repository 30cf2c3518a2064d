import type { ReactNode } from 'react';
import { AppLink } from '../page/app-link.tsx';
import { brand } from './brand.ts';

/** To a person who can help: the operator's chat, or our own form where there is none. */
export function ChatLink({ children }: { children: ReactNode }) {
  if (!brand.chatUrl) return <AppLink href="/contact">{children}</AppLink>;
  return (
    <a href={brand.chatUrl} target="_blank" rel="noopener">
      {children}
    </a>
  );
}
