import { Badge } from '@harmattan/ui/badge';
import { Button } from '@harmattan/ui/button';
import { EmptyState } from '@harmattan/ui/empty-state';
import { useState } from 'react';
import { call } from '../../shared/api/call.ts';
import { useMay } from '../../shared/session/me.ts';
import { DecisionDialog } from '../../shared/view/decision-dialog.tsx';
import remoteStyles from '../../shared/view/remote.module.css';
import { Remote } from '../../shared/view/remote.tsx';
import tables from '../../shared/view/table.module.css';
import { TableFrame } from '../../shared/view/table-frame.tsx';
import { AddLicence } from './add-licence.tsx';
import styles from './compliance.module.css';
import { ComplianceFrame } from './compliance-frame.tsx';
import { useT } from './texts.ts';
import { type Licence, useLicences } from './use-compliance.ts';
import { useDecide } from './use-decide.ts';

export function LicencesPage() {
  const t = useT();
  const query = useLicences();
  const mayAct = useMay('compliance.act');
  const [isAdding, setIsAdding] = useState(false);
  const [ending, setEnding] = useState<Licence>();
  return (
    <ComplianceFrame>
      <div className={styles.bar}>
        <p className={styles.note}>{t('compliance.licences.note')}</p>
        {mayAct && (
          <Button size="small" onClick={() => setIsAdding(true)}>
            {t('compliance.licence.add')}
          </Button>
        )}
      </div>
      <Remote query={query}>{(licences) => <Licences licences={licences} onEnd={setEnding} />}</Remote>
      {isAdding && <AddLicence onClose={() => setIsAdding(false)} />}
      {ending && <EndLicence licence={ending} onClose={() => setEnding(undefined)} />}
    </ComplianceFrame>
  );
}

interface LicencesProps {
  licences: readonly Licence[];
  onEnd: (licence: Licence) => void;
}

function Licences({ licences, onEnd }: LicencesProps) {
  const t = useT();
  if (licences.length === 0)
    return (
      <div className={remoteStyles.panel}>
        <EmptyState icon="receipt" title={t('compliance.licences.none')} text={t('compliance.licences.none.text')} />
      </div>
    );
  return (
    <TableFrame label={t('compliance.page.licences')}>
      <table className={tables.table}>
        <thead>
          <tr>
            <th scope="col">{t('compliance.authority')}</th>
            <th scope="col">{t('compliance.licence.regions')}</th>
            <th scope="col">{t('compliance.licence.products')}</th>
            <th scope="col">{t('compliance.licence.from')}</th>
            <th scope="col">{t('compliance.licence.until')}</th>
            <th scope="col">{t('compliance.column.state')}</th>
            <td />
          </tr>
        </thead>
        <tbody>
          {licences.map((licence) => (
            <LicenceRow key={licence.id} licence={licence} onEnd={() => onEnd(licence)} />
          ))}
        </tbody>
      </table>
    </TableFrame>
  );
}

function LicenceRow({ licence, onEnd }: { licence: Licence; onEnd: () => void }) {
  const t = useT();
  const { authority, number, regions, products, from, until, actions } = licence;
  return (
    <tr>
      <th scope="row">
        {authority}
        <span className={tables.second}>{number}</span>
      </th>
      <td title={regions.join(', ')}>
        {regions.length > 3 ? t('compliance.licence.states', { count: regions.length }) : regions.join(', ')}
      </td>
      <td>{products.join(', ')}</td>
      <td className="figures">{from}</td>
      <td className="figures">{until}</td>
      <td>
        <LicenceState licence={licence} />
      </td>
      <td className={tables.act}>
        {actions.includes('end') && (
          <Button size="small" onClick={onEnd}>
            {t('compliance.licence.end')}
            <span className="visually-hidden"> {number}</span>
          </Button>
        )}
      </td>
    </tr>
  );
}

function LicenceState({ licence: { endedAt, endReason, alarm, daysLeft } }: { licence: Licence }) {
  const t = useT();
  if (endedAt !== null)
    return (
      <span title={endReason ?? undefined}>
        <Badge>{t('compliance.licence.ended')}</Badge>
      </span>
    );
  if (alarm === 'expired') return <Badge kind="bad">{t('compliance.licence.expired')}</Badge>;
  const left = t('compliance.licence.left', { count: daysLeft });
  if (alarm !== null) return <Badge kind={alarm === 'expires within 60 days' ? 'info' : 'bad'}>{left}</Badge>;
  return daysLeft < 0 ? <Badge>{t('compliance.licence.followed')}</Badge> : <Badge kind="good">{left}</Badge>;
}

function EndLicence({ licence: { id, authority, number }, onClose }: { licence: Licence; onClose: () => void }) {
  const t = useT();
  const decide = useDecide(onClose);
  return (
    <DecisionDialog
      title={t('compliance.licence.end')}
      confirmText={t('compliance.licence.end')}
      onClose={onClose}
      onConfirm={(comment) =>
        decide(() =>
          call('POST Compliance/EndLicence', { body: { id, comment } }).then(() => t('compliance.licence.end.done')),
        )
      }
    >
      <p>{t('compliance.licence.end.text', { authority, number })}</p>
    </DecisionDialog>
  );
}
