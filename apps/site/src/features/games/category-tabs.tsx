import { useT } from '@harmattan/i18n/use-t';
import { Tabs } from '@harmattan/ui/tabs';
import { type ReactNode, useEffect, useRef } from 'react';
import styles from './category-tabs.module.css';
import type { Category } from './game-lists.ts';

interface CategoryTabsProps {
  categories: readonly Category[];
  selected: Category;
  onSelect: (category: Category) => void;
  children: ReactNode;
}

/** Chips that scroll sideways; the chosen one is brought into sight. */
export function CategoryTabs({ categories, selected, onSelect, children }: CategoryTabsProps) {
  const t = useT();
  const ref = useRef<HTMLDivElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the chosen chip is what the list follows.
  useEffect(() => {
    const chip = ref.current?.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]');
    const chips = chip?.parentElement;
    // By hand: scrollIntoView would move the page up and down as well.
    if (chips) chips.scrollLeft = chip.offsetLeft - (chips.clientWidth - chip.offsetWidth) / 2;
  }, [selected.number]);

  return (
    <div ref={ref} className={styles.tabs}>
      <Tabs
        look="chips"
        label={t('games.categories')}
        tabs={categories.map(({ name }) => ({ id: name, label: t(`games.category.${name}`) }))}
        selected={selected.name}
        onSelect={(name) => onSelect(categories.find((category) => category.name === name) ?? selected)}
      >
        {children}
      </Tabs>
    </div>
  );
}
