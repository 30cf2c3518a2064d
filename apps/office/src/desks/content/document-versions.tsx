import { Badge } from '@harmattan/ui/badge';
import { Button } from '@harmattan/ui/button';
import { useState } from 'react';
import { Moment } from '../../shared/time/moment.tsx';
import { Remote } from '../../shared/view/remote.tsx';
import tables from '../../shared/view/table.module.css';
import { TableFrame } from '../../shared/view/table-frame.tsx';
import styles from './document-editor.module.css';
import { DocumentPreview } from './document-preview.tsx';
import { PublishVersion } from './publish-version.tsx';
import { useT } from './texts.ts';
import { type ContentKind, type ContentRecord, useVersion } from './use-content.ts';

/** All versions, the newest first. Each can be read, and published anew. */
export function DocumentVersions({ kind, record }: { kind: ContentKind; record: ContentRecord }) {
  const t = useT();
  const [shown, setShown] = useState<number>();
  const [publishing, setPublishing] = useState<number>();
  const { versions, published, actions, key } = record;
  if (versions.length === 0) return <p className={styles.note}>{t('content.versions.none')}</p>;
  return (
    <div className={styles.versions}>
      <TableFrame label={t('content.tab.versions')}>
        <table className={tables.table}>
          <thead>
            <tr>
              <th scope="col">{t('content.column.version')}</th>
              <th scope="col">{t('content.column.why')}</th>
              <th scope="col">{t('content.column.by')}</th>
              <th scope="col">{t('content.column.changed')}</th>
              <td />
            </tr>
          </thead>
          <tbody>
            {versions.map(({ number, by, at, why }) => (
              <tr key={number}>
                <th scope="row" className="figures">
                  {number} {published?.version === number && <Badge kind="good">{t('content.state.shown')}</Badge>}
                </th>
                <td>{why}</td>
                <td>{by}</td>
                <td>{at !== null && <Moment at={at} />}</td>
                <td className={tables.act}>
                  <span className={tables.acts}>
                    <Button size="small" onClick={() => setShown(shown === number ? undefined : number)}>
                      {t(shown === number ? 'content.versions.hide' : 'content.versions.show')}
                      <span className="visually-hidden"> {number}</span>
                    </Button>
                    {actions.includes('publish') && published?.version !== number && (
                      <Button size="small" onClick={() => setPublishing(number)}>
                        {t('content.versions.publish')}
                        <span className="visually-hidden"> {number}</span>
                      </Button>
                    )}
                  </span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableFrame>
      {shown !== undefined && <EarlierVersion kind={kind} id={key} number={shown} />}
      {publishing !== undefined && (
        <PublishVersion kind={kind} record={record} version={publishing} onClose={() => setPublishing(undefined)} />
      )}
    </div>
  );
}

function EarlierVersion({ kind, id, number }: { kind: ContentKind; id: string; number: number }) {
  const query = useVersion({ kind, key: id, number });
  return <Remote query={query}>{({ document }) => <DocumentPreview document={document} />}</Remote>;
}
