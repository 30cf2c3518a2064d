import { Link } from '@harmattan/router/link';
import { navigate } from '@harmattan/router/location';
import { Button } from '@harmattan/ui/button';
import { EmptyState } from '@harmattan/ui/empty-state';
import { Moment } from '../../shared/time/moment.tsx';
import { useAmountText } from '../../shared/view/amount.tsx';
import { Keys, useListKeys } from '../../shared/view/keys.tsx';
import { ListAndPanel } from '../../shared/view/list-and-panel.tsx';
import remoteStyles from '../../shared/view/remote.module.css';
import { Remote } from '../../shared/view/remote.tsx';
import rows from '../../shared/view/row-list.module.css';
import { useWorklist } from '../../shared/worklist/use-worklist.ts';
import { conditionText } from './condition-text.ts';
import styles from './marketing.module.css';
import { MarketingFrame } from './marketing-frame.tsx';
import { SegmentForm } from './segment-form.tsx';
import { useT } from './texts.ts';
import { type Segment, useSegments } from './use-marketing.ts';

/** The address of a segment that is not saved yet. */
const newId = 'new';

export function SegmentsPage() {
  const t = useT();
  const query = useSegments();
  const maySave = query.data?.actions.includes('save') ?? false;
  return (
    <MarketingFrame
      aside={
        <>
          <Keys keys={useListKeys()} />
          {maySave && (
            <Button kind="primary" onClick={() => navigate(`/marketing/segments?id=${newId}`)}>
              {t('marketing.segments.new')}
            </Button>
          )}
        </>
      }
    >
      <Remote query={query}>{({ segments }) => <Segments segments={segments} maySave={maySave} />}</Remote>
    </MarketingFrame>
  );
}

function Segments({ segments, maySave }: { segments: Segment[]; maySave: boolean }) {
  const t = useT();
  const { open, openId, rowProps, listHref } = useWorklist({ items: segments, actions: {} });
  const list =
    segments.length === 0 ? (
      <div className={remoteStyles.panel}>
        <EmptyState icon="person" title={t('marketing.no-segments.title')} text={t('marketing.no-segments.text')} />
      </div>
    ) : (
      <div className={`${rows.rows} ${styles.segments}`}>
        <div className={rows.head} aria-hidden="true">
          <span>{t('marketing.segments.name')}</span>
          <span>{t('marketing.segments.by')}</span>
          <span className={rows.end}>{t('marketing.segments.version')}</span>
        </div>
        <ul className={styles.list} aria-label={t('marketing.page.segments')}>
          {segments.map((segment) => (
            <li key={segment.id}>
              <Link {...rowProps(segment.id)} className={`${rows.row} ${styles.row}`}>
                <SegmentCells segment={segment} />
              </Link>
            </li>
          ))}
        </ul>
      </div>
    );
  const panel =
    open || (openId === newId && maySave) ? (
      <SegmentForm key={open ? `${open.id} ${open.version}` : newId} segment={open} backHref={listHref} />
    ) : undefined;
  return <ListAndPanel list={list} panel={panel} isWide />;
}

function SegmentCells({ segment: { name, version, conditions, savedBy, savedAt } }: { segment: Segment }) {
  const amountText = useAmountText();
  return (
    <>
      <span className={styles.what}>
        <span className={rows.strong}>{name}</span>
        <span className={rows.soft}>{conditions.map((one) => conditionText(one, amountText)).join(' · ')}</span>
      </span>
      <span className={`${rows.soft} ${styles.at}`}>
        {savedBy} <Moment at={savedAt} />
      </span>
      <span className={`${rows.end} ${styles.players} figures`}>{version}</span>
    </>
  );
}
