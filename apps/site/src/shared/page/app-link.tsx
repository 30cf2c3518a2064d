import type { LinkProps } from '@harmattan/ui/environment';
import { Link, useHref, useLocation } from 'react-router';
import { isSameAddress, isSamePath } from './same-address.ts';

/**
 * The one link inside the site. On the page that is already open it loads that page afresh, so that a press on the menu
 * always does something.
 */
export function AppLink({ href, ...rest }: LinkProps) {
  const target = useHref(href);
  const open = useLocation();
  const isCurrent = isSamePath(open.pathname, target.split(/[?#]/)[0] ?? href);
  return (
    <Link
      aria-current={isCurrent ? 'page' : undefined}
      {...rest}
      to={href}
      reloadDocument={isSameAddress(open, target)}
    />
  );
}
