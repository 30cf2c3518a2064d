import { Link } from '@harmattan/router/link';
import { navigate } from '@harmattan/router/location';
import { Button } from '@harmattan/ui/button';
import { EmptyState } from '@harmattan/ui/empty-state';
import { useState } from 'react';
import { serverWord } from '../../shared/texts/texts.ts';
import { Moment } from '../../shared/time/moment.tsx';
import { Keys, useListKeys } from '../../shared/view/keys.tsx';
import { ListAndPanel } from '../../shared/view/list-and-panel.tsx';
import remoteStyles from '../../shared/view/remote.module.css';
import { Remote } from '../../shared/view/remote.tsx';
import rows from '../../shared/view/row-list.module.css';
import { useWorklist } from '../../shared/worklist/use-worklist.ts';
import { CancelMailing } from './cancel-mailing.tsx';
import { MailingPanel } from './mailing-panel.tsx';
import styles from './marketing.module.css';
import { MarketingFrame } from './marketing-frame.tsx';
import { useT } from './texts.ts';
import { type Mailing, useMailings } from './use-marketing.ts';

export function MailingsPage() {
  const t = useT();
  const query = useMailings();
  const maySend = query.data?.actions.includes('send') ?? false;
  return (
    <MarketingFrame
      aside={
        <>
          <Keys keys={useListKeys()} />
          {maySend && (
            <Button kind="primary" onClick={() => navigate('/marketing/new')}>
              {t('marketing.new')}
            </Button>
          )}
        </>
      }
    >
      <Remote query={query}>{({ mailings }) => <Mailings mailings={mailings} />}</Remote>
    </MarketingFrame>
  );
}

function Mailings({ mailings }: { mailings: Mailing[] }) {
  const t = useT();
  const [cancelling, setCancelling] = useState<Mailing>();
  const { open, rowProps, listHref } = useWorklist({ items: mailings, actions: {} });
  const list =
    mailings.length === 0 ? (
      <div className={remoteStyles.panel}>
        <EmptyState icon="broadcast" title={t('marketing.empty.title')} text={t('marketing.empty.text')} />
      </div>
    ) : (
      <div className={`${rows.rows} ${styles.mailings}`}>
        <div className={rows.head} aria-hidden="true">
          <span>{t('marketing.column.name')}</span>
          <span>{t('marketing.column.state')}</span>
          <span>{t('marketing.column.at')}</span>
          <span className={rows.end}>{t('marketing.column.players')}</span>
        </div>
        <ul className={styles.list} aria-label={t('marketing.list')}>
          {mailings.map((mailing) => (
            <li key={mailing.id}>
              <Link {...rowProps(mailing.id)} className={`${rows.row} ${styles.row}`}>
                <MailingCells mailing={mailing} />
              </Link>
            </li>
          ))}
        </ul>
      </div>
    );
  return (
    <>
      <ListAndPanel
        list={list}
        panel={
          open && (
            <MailingPanel
              key={open.id}
              mailing={open}
              backHref={listHref}
              onCancel={open.actions.includes('cancel') ? () => setCancelling(open) : undefined}
            />
          )
        }
        isWide
      />
      {cancelling && <CancelMailing mailing={cancelling} onClose={() => setCancelling(undefined)} />}
    </>
  );
}

function MailingCells({ mailing }: { mailing: Mailing }) {
  const t = useT();
  const { name, channel, isService, segment, state, isQuiet, sendAt, counted, reached, endedAt } = mailing;
  const isOver = endedAt !== null || state === 'sending';
  return (
    <>
      <span className={styles.what}>
        <span className={rows.strong}>{name}</span>
        <span className={rows.soft}>
          {[t(`marketing.channel.${channel}`), isService && t('marketing.service'), segment.name]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </span>
      <span className={styles.state}>{isQuiet ? t('marketing.quiet') : serverWord('marketing.state', state)}</span>
      <span className={`${rows.soft} ${styles.at}`}>
        <Moment at={sendAt} />
      </span>
      <span className={`${rows.end} ${styles.players} figures`}>
        {(isOver ? reached : counted.recipients).toLocaleString('en')}
      </span>
    </>
  );
}
