import { Badge } from '@harmattan/ui/badge';
import { Button } from '@harmattan/ui/button';
import { EmptyState } from '@harmattan/ui/empty-state';
import { useState } from 'react';
import { call } from '../../shared/api/call.ts';
import { Moment } from '../../shared/time/moment.tsx';
import { Amount } from '../../shared/view/amount.tsx';
import { DecisionDialog } from '../../shared/view/decision-dialog.tsx';
import { PlayerLink } from '../../shared/view/player-link.tsx';
import remoteStyles from '../../shared/view/remote.module.css';
import { Remote } from '../../shared/view/remote.tsx';
import tables from '../../shared/view/table.module.css';
import { TableFrame } from '../../shared/view/table-frame.tsx';
import styles from './compliance.module.css';
import { ComplianceFrame } from './compliance-frame.tsx';
import { useT } from './texts.ts';
import { type Flag, useFlags } from './use-compliance.ts';
import { useDecide } from './use-decide.ts';

const figures = ['balance', 'deposited', 'withdrawn', 'staked'] as const;

export function FlagsPage() {
  const t = useT();
  const query = useFlags();
  const [ending, setEnding] = useState<Flag>();
  return (
    <ComplianceFrame>
      <p className={styles.note}>{t('compliance.flags.note')}</p>
      <Remote query={query}>{(flags) => <Flags flags={flags} onEnd={setEnding} />}</Remote>
      {ending && <EndFlag flag={ending} onClose={() => setEnding(undefined)} />}
    </ComplianceFrame>
  );
}

function Flags({ flags, onEnd }: { flags: readonly Flag[]; onEnd: (flag: Flag) => void }) {
  const t = useT();
  if (flags.length === 0)
    return (
      <div className={remoteStyles.panel}>
        <EmptyState icon="person" title={t('compliance.flags.none')} text={t('compliance.flags.none.text')} />
      </div>
    );
  return (
    <TableFrame label={t('compliance.page.flags')}>
      <table className={tables.table}>
        <thead>
          <tr>
            <th scope="col">{t('compliance.column.player')}</th>
            <th scope="col">{t('compliance.flag.why')}</th>
            <th scope="col">{t('compliance.fact.since')}</th>
            {figures.map((figure) => (
              <th key={figure} scope="col" className={tables.figure}>
                {t(`compliance.flag.${figure}`)}
              </th>
            ))}
            <td />
          </tr>
        </thead>
        <tbody>
          {flags.map((flag) => (
            <FlagRow key={flag.id} flag={flag} onEnd={() => onEnd(flag)} />
          ))}
        </tbody>
      </table>
    </TableFrame>
  );
}

function FlagRow({ flag: shown, onEnd }: { flag: Flag; onEnd: () => void }) {
  const t = useT();
  const { playerId, userName, flag, reason, document, since, setBy, endedAt, actions } = shown;
  return (
    <tr>
      <th scope="row">
        <PlayerLink playerId={playerId} userName={userName} />
        <span className={tables.second}>
          <Badge kind={endedAt === null ? 'bad' : 'neutral'}>{t(`compliance.flag.${flag}`)}</Badge>
        </span>
      </th>
      <td>
        {reason}
        <span className={tables.second}>{document}</span>
      </td>
      <td>
        <Moment at={since} />
        <span className={tables.second}>{setBy}</span>
      </td>
      {figures.map((figure) => (
        <td key={figure} className={tables.figure}>
          <Amount amount={shown[figure]} />
        </td>
      ))}
      <td className={tables.act}>
        {actions.includes('end') ? (
          <Button size="small" onClick={onEnd}>
            {t('compliance.flag.end')}
            <span className="visually-hidden"> {userName}</span>
          </Button>
        ) : (
          endedAt !== null && <span title={shown.endReason ?? undefined}>{t('compliance.flag.ended')}</span>
        )}
      </td>
    </tr>
  );
}

function EndFlag({ flag: { id, flag }, onClose }: { flag: Flag; onClose: () => void }) {
  const t = useT();
  const decide = useDecide(onClose);
  return (
    <DecisionDialog
      title={t('compliance.flag.end.title', { flag: t(`compliance.flag.${flag}`) })}
      confirmText={t('compliance.flag.end')}
      onClose={onClose}
      onConfirm={(comment) =>
        decide(() =>
          call('POST Compliance/EndFlag', { body: { id, comment } }).then(() => t('compliance.flag.end.done')),
        )
      }
    >
      <p>{t('compliance.flag.end.text')}</p>
    </DecisionDialog>
  );
}
