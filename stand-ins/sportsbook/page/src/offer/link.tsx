import type { ComponentChildren } from 'preact';
import { useBook } from '../core/book.ts';
import { pathOf, type Route } from '../core/router.ts';

interface LinkProps {
  to: Route;
  class?: string;
  isCurrent?: boolean;
  children: ComponentChildren;
}

/** A link to another view. In a widget it does not change the address. */
export function Link({ to, class: className, isCurrent, children }: LinkProps) {
  const { router } = useBook();
  return (
    <a
      class={className}
      href={`#${pathOf(to)}`}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        router.go(to);
      }}
    >
      {children}
    </a>
  );
}
