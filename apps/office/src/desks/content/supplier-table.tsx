import { Badge } from '@harmattan/ui/badge';
import { Button } from '@harmattan/ui/button';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../shared/api/call.ts';
import { DecisionDialog } from '../../shared/view/decision-dialog.tsx';
import tables from '../../shared/view/table.module.css';
import { TableFrame } from '../../shared/view/table-frame.tsx';
import styles from './games-page.module.css';
import { useT } from './texts.ts';
import type { GameSupplier } from './use-games.ts';

export function SupplierTable({ suppliers }: { suppliers: readonly GameSupplier[] }) {
  const t = useT();
  const [changing, setChanging] = useState<GameSupplier>();
  return (
    <section className={styles.section} aria-labelledby="suppliers">
      <h2 id="suppliers" className={styles.title}>
        {t('content.suppliers')}
      </h2>
      <TableFrame label={t('content.suppliers')}>
        <table className={tables.table}>
          <thead>
            <tr>
              <th scope="col">{t('content.games.supplier')}</th>
              <th scope="col">{t('content.games.state')}</th>
              <th scope="col" className={tables.figure}>
                {t('content.suppliers.games')}
              </th>
              <td />
            </tr>
          </thead>
          <tbody>
            {suppliers.map((supplier) => (
              <SupplierRow key={supplier.id} supplier={supplier} onChange={() => setChanging(supplier)} />
            ))}
          </tbody>
        </table>
      </TableFrame>
      {changing && <ChangeSupplier supplier={changing} onClose={() => setChanging(undefined)} />}
    </section>
  );
}

function SupplierRow({ supplier, onChange }: { supplier: GameSupplier; onChange: () => void }) {
  const t = useT();
  const { name, isHidden, isListed, games, actions } = supplier;
  const state = isHidden ? 'content.games.hidden' : isListed ? 'content.games.shown' : 'content.games.off';
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>
        <Badge kind={isHidden ? 'bad' : isListed ? 'good' : 'neutral'}>{t(state)}</Badge>
      </td>
      <td className={`${tables.figure} figures`}>{games}</td>
      <td className={tables.act}>
        {actions.includes('choose') && (
          <Button size="small" onClick={onChange}>
            {t(isHidden ? 'content.suppliers.show' : 'content.suppliers.hide')}
            <span className="visually-hidden"> {name}</span>
          </Button>
        )}
      </td>
    </tr>
  );
}

function ChangeSupplier({ supplier, onClose }: { supplier: GameSupplier; onClose: () => void }) {
  const t = useT();
  const queries = useQueryClient();
  const { id, name, isHidden, version, games } = supplier;
  const act = isHidden ? 'show' : 'hide';
  return (
    <DecisionDialog
      title={t(`content.suppliers.${act}.title`, { name })}
      confirmText={t(`content.suppliers.${act}`)}
      onClose={onClose}
      onConfirm={async (comment) => {
        try {
          await call('POST Catalogue/SetSupplier', { body: { id, basedOn: version, isHidden: !isHidden, comment } });
        } finally {
          void queries.invalidateQueries({ queryKey: ['content', 'games'] });
        }
        onClose();
      }}
    >
      <p>{t(`content.suppliers.${act}.text`, { games })}</p>
    </DecisionDialog>
  );
}
