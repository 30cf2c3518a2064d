import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { useEnvironment } from './environment.tsx';
import styles from './tabs.module.css';

interface TabsLook {
  /** Read out as the name of the group. */
  label: string;
  /** `segments` share the width, for two or three; `chips` scroll sideways, for many. */
  look?: 'segments' | 'chips';
}

interface TabsProps<Id extends string> extends TabsLook {
  tabs: readonly { id: Id; label: ReactNode }[];
  selected: Id;
  onSelect: (id: Id) => void;
  /** The panel of the selected tab. */
  children: ReactNode;
}

export function Tabs<Id extends string>({
  label,
  look = 'segments',
  tabs,
  selected,
  onSelect,
  children,
}: TabsProps<Id>) {
  const groupId = useId();
  const tabId = (id: Id) => `${groupId}-${id}`;

  function move(event: KeyboardEvent) {
    const at = tabs.findIndex((tab) => tab.id === selected);
    const next = tabs[nextIndex({ key: event.key, at, count: tabs.length })];
    if (!next) return;
    event.preventDefault();
    onSelect(next.id);
    const button = document.getElementById(tabId(next.id));
    button?.focus();
    button?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }

  return (
    <div className={styles.tabs}>
      <div role="tablist" aria-label={label} className={styles.list} data-look={look} onKeyDown={move}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            id={tabId(tab.id)}
            type="button"
            role="tab"
            className={styles.tab}
            aria-selected={tab.id === selected}
            aria-controls={`${groupId}-panel`}
            tabIndex={tab.id === selected ? 0 : -1}
            onClick={() => onSelect(tab.id)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the panel is the next stop of the keyboard after its tab, even without a control inside. */}
      <div id={`${groupId}-panel`} role="tabpanel" aria-labelledby={tabId(selected)} tabIndex={0}>
        {children}
      </div>
    </div>
  );
}

function nextIndex({ key, at, count }: { key: string; at: number; count: number }): number {
  if (key === 'ArrowRight') return (at + 1) % count;
  if (key === 'ArrowLeft') return (at - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return -1;
}

interface LinkTabsProps extends TabsLook {
  tabs: readonly { href: string; label: ReactNode; isCurrent: boolean }[];
}

/** Looks like tabs, is navigation: each tab has an address of its own. */
export function LinkTabs({ label, look = 'segments', tabs }: LinkTabsProps) {
  const { Link } = useEnvironment();
  const listRef = useRef<HTMLUListElement>(null);
  const current = tabs.find((tab) => tab.isCurrent)?.href;

  // Among chips that scroll, the current one may begin out of sight. Sideways only: the page itself keeps its place.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the current tab is what the list follows.
  useEffect(() => {
    const list = listRef.current;
    const item = list?.querySelector('[aria-current]')?.parentElement;
    if (list && item) list.scrollLeft = item.offsetLeft - (list.clientWidth - item.offsetWidth) / 2;
  }, [current]);

  return (
    <nav className={styles.nav} aria-label={label}>
      <ul ref={listRef} className={styles.list} data-look={look}>
        {tabs.map((tab) => (
          <li key={tab.href} className={styles.item}>
            <Link href={tab.href} className={styles.tab} aria-current={tab.isCurrent ? 'page' : undefined}>
              {tab.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
