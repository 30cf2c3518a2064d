import { Link } from '@harmattan/router/link';
import { useLocation } from '@harmattan/router/location';
import type { LinkProps } from '@harmattan/ui/environment';
import { isSameAddress, isSamePath } from './same-address.ts';

/**
 * The one link inside the site. On the page that is already open it loads that page afresh, so that a press on the menu
 * always does something.
 */
export function AppLink({ href, ...rest }: LinkProps) {
  const open = useLocation();
  const isCurrent = isSamePath(open.pathname, href.split(/[?#]/)[0] ?? href);
  return (
    <Link aria-current={isCurrent ? 'page' : undefined} {...rest} href={href} isReload={isSameAddress(open, href)} />
  );
}
