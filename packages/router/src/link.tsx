import type { ComponentProps, MouseEvent } from 'react';
import { navigate, useLocation } from './location.ts';

interface LinkProps extends ComponentProps<'a'> {
  href: string;
  state?: unknown;
  /** Leaves the press to the browser, which loads the page afresh. */
  isReload?: boolean;
}

/** A link inside the site. A press that asks for another window or tab is the browser's, as is every address elsewhere. */
export function Link({ href, state, isReload = false, onClick, ...rest }: LinkProps) {
  const { pathname } = useLocation();
  return <a {...rest} href={href.startsWith('?') ? pathname + href : href} onClick={press} />;

  function press(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    const { target, origin, href: address } = event.currentTarget;
    const isOwn = origin === location.origin && (target === '' || target === '_self');
    if (isReload || !isOwn || event.defaultPrevented || isForBrowser(event)) return;
    event.preventDefault();
    navigate(address, { state, replace: address === location.href });
  }
}

function isForBrowser({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean {
  return button !== 0 || metaKey || altKey || ctrlKey || shiftKey;
}
