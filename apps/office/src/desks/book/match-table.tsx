import { Badge } from '@harmattan/ui/badge';
import { Button } from '@harmattan/ui/button';
import { Fragment } from 'react';
import { Moment } from '../../shared/time/moment.tsx';
import { Amount } from '../../shared/view/amount.tsx';
import { DeskTable } from '../../shared/view/desk-table.tsx';
import tables from '../../shared/view/table.module.css';
import type { BookAct } from './act-dialog.tsx';
import styles from './match-table.module.css';
import { useT } from './texts.ts';
import type { Exposure } from './use-book.ts';
import { marketWords, outcomeWords, scoreWords } from './words.ts';

type Match = Exposure['matches'][number];
type Market = Match['markets'][number];
type OnAct = (act: BookAct) => void;

/** Matches with their markets below each. */
export function MatchTable({ matches, onAct }: { matches: Match[]; onAct: OnAct }) {
  const t = useT();
  return (
    <DeskTable
      label={t('book.matches.title')}
      columns={[
        t('book.matches.match'),
        t('book.matches.most'),
        { figure: t('book.bets') },
        { figure: t('book.stakes') },
        { figure: t('book.worst') },
        { act: t('book.actions') },
      ]}
    >
      {matches.map((match) => (
        <Fragment key={match.id}>
          <MatchRow match={match} onAct={onAct} />
          {match.markets.map((market) => (
            <MarketRow key={market.key} match={match} market={market} onAct={onAct} />
          ))}
        </Fragment>
      ))}
    </DeskTable>
  );
}

function MatchRow({ match, onAct }: { match: Match; onAct: OnAct }) {
  const t = useT();
  const { id, name, league, startsAt, state, score, isSuspended, bets, stakes, worst, worstScore, actions } = match;
  return (
    <tr>
      <th scope="row">
        {name} {isSuspended && <Badge kind="bad">{t('book.suspended')}</Badge>}
        <span className={tables.second}>
          {league} · {state === 'scheduled' ? <Moment at={startsAt} /> : scoreWords(score)}
        </span>
      </th>
      <td className="figures">
        {worstScore === null ? '–' : t('book.matches.end', { score: scoreWords(worstScore) })}
      </td>
      <td className={`${tables.figure} figures`}>{bets}</td>
      <td className={tables.figure}>
        <Amount amount={stakes} />
      </td>
      <td className={tables.figure}>
        <strong>
          <Amount amount={worst} />
        </strong>
      </td>
      <td className={tables.act}>
        <SwitchButton actions={actions} act={{ match: id, name }} what={name} onAct={onAct} />
      </td>
    </tr>
  );
}

function MarketRow({ match, market, onAct }: { match: Match; market: Market; onAct: OnAct }) {
  const t = useT();
  const { key, isSuspended, stakes, worst, selections, actions } = market;
  const [most] = selections;
  const words = marketWords(key);
  return (
    <tr className={styles.market}>
      <th scope="row">
        {words} {isSuspended && <Badge kind="bad">{t('book.suspended')}</Badge>}
      </th>
      <td>
        {most && (
          <>
            {outcomeWords({ market: key, outcome: most.outcome })} → <Amount amount={most.returns} />
          </>
        )}
      </td>
      <td className={`${tables.figure} figures`}>{selections.reduce((sum, { bets }) => sum + bets, 0)}</td>
      <td className={tables.figure}>
        <Amount amount={stakes} />
      </td>
      <td className={tables.figure}>
        <Amount amount={worst} />
      </td>
      <td className={tables.act}>
        <SwitchButton
          actions={actions}
          act={{ match: match.id, name: match.name, market: key }}
          what={`${match.name}, ${words}`}
          onAct={onAct}
        />
      </td>
    </tr>
  );
}

interface SwitchButtonProps {
  actions: Match['actions'];
  act: { match: string; name: string; market?: string };
  what: string;
  onAct: OnAct;
}

function SwitchButton({ actions, act, what, onAct }: SwitchButtonProps) {
  const t = useT();
  const [kind] = actions;
  if (kind === undefined) return null;
  return (
    <Button size="small" onClick={() => onAct({ kind, ...act })}>
      {t(`book.${kind}`)}
      <span className="visually-hidden"> {what}</span>
    </Button>
  );
}
