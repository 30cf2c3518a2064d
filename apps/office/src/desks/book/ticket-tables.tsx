import { Badge } from '@harmattan/ui/badge';
import { serverWord } from '../../shared/texts/texts.ts';
import { Moment } from '../../shared/time/moment.tsx';
import { Amount } from '../../shared/view/amount.tsx';
import { DeskTable } from '../../shared/view/desk-table.tsx';
import tables from '../../shared/view/table.module.css';
import { useT } from './texts.ts';
import type { Ticket } from './use-book.ts';
import { pickWords, priceWords, scoreWords } from './words.ts';

type Own = NonNullable<Ticket['own']>;

/** What a bet is on, as the book's wire told it. */
export function LegsTable({ legs }: Pick<Ticket, 'legs'>) {
  const t = useT();
  return (
    <DeskTable
      label={t('book.legs.title')}
      columns={[t('book.legs.match'), t('book.legs.pick'), t('book.legs.starts'), { figure: t('book.legs.price') }]}
    >
      {legs.map((leg) => (
        <tr key={`${leg.match} ${leg.market} ${leg.outcome}`}>
          <th scope="row">{leg.match}</th>
          <td>{pickWords(leg)}</td>
          <td>{leg.startsAt === null ? '–' : <Moment at={leg.startsAt} />}</td>
          <td className={`${tables.figure} figures`}>{priceWords(leg.price)}</td>
        </tr>
      ))}
    </DeskTable>
  );
}

/** The same of our own book, with prices offered and taken, scores and verdicts. */
export function OwnLegsTable({ legs }: Pick<Own, 'legs'>) {
  const t = useT();
  return (
    <DeskTable
      label={t('book.legs.title')}
      columns={[
        t('book.legs.match'),
        t('book.legs.pick'),
        { figure: t('book.legs.asked') },
        { figure: t('book.legs.price') },
        { figure: t('book.legs.score-then') },
        { figure: t('book.legs.score-end') },
        t('book.legs.verdict'),
      ]}
    >
      {legs.map((leg) => (
        <OwnLeg key={`${leg.matchId} ${leg.market} ${leg.outcome}`} leg={leg} />
      ))}
    </DeskTable>
  );
}

function OwnLeg({ leg }: { leg: Own['legs'][number] }) {
  const t = useT();
  const { match, isLive, isBanker, askedPrice, price, scoreThen, scoreBefore, scoreEnd, verdict } = leg;
  return (
    <tr>
      <th scope="row">
        {match} {isLive && <Badge kind="live">{t('book.legs.live')}</Badge>}
        {isBanker && <Badge kind="info">{t('book.legs.banker')}</Badge>}
      </th>
      <td>{pickWords(leg)}</td>
      <td className={`${tables.figure} figures`}>{priceWords(askedPrice)}</td>
      <td className={`${tables.figure} figures`}>{priceWords(price)}</td>
      <td className={`${tables.figure} figures`}>{scoreWords(scoreThen)}</td>
      <td className={`${tables.figure} figures`}>
        {scoreBefore && <s>{scoreWords(scoreBefore)}</s>} {scoreEnd === null ? '–' : scoreWords(scoreEnd)}
      </td>
      <td>{verdict === null ? '–' : serverWord('book.state', verdict)}</td>
    </tr>
  );
}

/** Settlements and corrections: every word of the book to the wallet, in its order. */
export function HistoryTable({ history }: Pick<Own, 'history'>) {
  const t = useT();
  return (
    <DeskTable
      label={t('book.history.title')}
      columns={[
        t('book.history.what'),
        t('book.history.at'),
        t('book.history.state'),
        { figure: t('book.history.before') },
        { figure: t('book.history.amount') },
      ]}
    >
      {history.map(({ kind, outcome, at, state, previous, amount, reference }) => (
        <tr key={`${kind} ${reference}`}>
          <th scope="row">
            {serverWord('book.movement', kind)}
            {outcome !== null && ` · ${serverWord('book.state', outcome)}`}
          </th>
          <td>{at === null ? '–' : <Moment at={at} />}</td>
          <td>{serverWord('book.movement-state', state)}</td>
          <td className={tables.figure}>{previous === null ? '–' : <Amount amount={previous} />}</td>
          <td className={tables.figure}>
            <Amount amount={amount} />
          </td>
        </tr>
      ))}
    </DeskTable>
  );
}

/** Entries of the journal. */
export function MovesTable({ moves }: Pick<Ticket, 'moves'>) {
  const t = useT();
  return (
    <DeskTable
      label={t('book.moves.title')}
      columns={[
        t('book.moves.what'),
        t('book.moves.reference'),
        t('book.history.at'),
        { figure: t('book.history.amount') },
        { figure: t('book.moves.balance') },
      ]}
    >
      {moves.map(({ at, kind, amount, isReceived, isRefused, balance, reference }) => (
        <tr key={`${kind} ${at} ${reference}`}>
          <th scope="row">
            {serverWord('book.move', kind)} {isRefused && <Badge kind="bad">{t('book.moves.refused')}</Badge>}
          </th>
          <td className="figures">{reference}</td>
          <td>
            <Moment at={at} />
          </td>
          <td className={tables.figure}>
            <Amount amount={isReceived ? amount : -amount} sign="always" />
          </td>
          <td className={tables.figure}>
            <Amount amount={balance} />
          </td>
        </tr>
      ))}
    </DeskTable>
  );
}
