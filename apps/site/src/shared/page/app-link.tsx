import type { LinkProps } from '@harmattan/ui/environment';
import { Link, useHref, useLocation } from 'react-router';

/**
 * The one link inside the site. On the page that is already open it loads that page afresh, so that a press on the menu
 * always does something.
 */
export function AppLink({ href, ...rest }: LinkProps) {
  const target = useHref(href).split(/[?#]/)[0] ?? href;
  const isCurrent = samePath(useLocation().pathname, target);
  return <Link aria-current={isCurrent ? 'page' : undefined} {...rest} to={href} reloadDocument={isCurrent} />;
}

/** Addresses are matched without regard to case, here as on the server. */
function samePath(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
