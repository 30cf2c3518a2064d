import { useT } from '@harmattan/i18n/use-t';
import { Icon } from '@harmattan/ui/icon';
import type { GameList } from './game-lists.ts';
import styles from './supplier-choice.module.css';
import { useSuppliers } from './use-suppliers.ts';

interface SupplierChoiceProps {
  list: GameList;
  providerId: number;
  onChange: (providerId: number) => void;
}

/** The browser's own list. When the suppliers cannot be fetched, all of them remain. */
export function SupplierChoice({ list, providerId, onChange }: SupplierChoiceProps) {
  const t = useT();
  const { data: suppliers = [] } = useSuppliers(list);
  const isKnown = providerId === 0 || suppliers.some(({ id }) => id === providerId);
  return (
    <span className={styles.choice}>
      <select
        name="provider"
        className={styles.select}
        aria-label={t('games.supplier')}
        value={providerId}
        onChange={(event) => onChange(Number(event.target.value))}
      >
        <option value={0}>{t('games.supplier.all')}</option>
        {/* The address may ask for one whose name has not come yet, or never will. */}
        {!isKnown && <option value={providerId}>…</option>}
        {suppliers.map(({ id, slotPageName }) => (
          <option key={id} value={id}>
            {slotPageName}
          </option>
        ))}
      </select>
      <span className={styles.arrow}>
        <Icon name="down" size={16} />
      </span>
    </span>
  );
}
