import { Link } from '@harmattan/router/link';
import { Badge } from '@harmattan/ui/badge';
import { Button } from '@harmattan/ui/button';
import { Amount } from '../../shared/view/amount.tsx';
import { DeskTable } from '../../shared/view/desk-table.tsx';
import tables from '../../shared/view/table.module.css';
import type { BookAct } from './act-dialog.tsx';
import { useT } from './texts.ts';
import type { Exposure } from './use-book.ts';
import { pickWords } from './words.ts';

interface CodeTableProps {
  codes: Exposure['codes'];
  onAct: (act: BookAct) => void;
}

export function CodeTable({ codes, onAct }: CodeTableProps) {
  const t = useT();
  return (
    <DeskTable
      label={t('book.codes.title')}
      columns={[
        t('book.codes.code'),
        t('book.codes.picks'),
        { figure: t('book.codes.slips') },
        { figure: t('book.stakes') },
        { figure: t('book.codes.liability') },
        { act: t('book.actions') },
      ]}
    >
      {codes.map((code) => (
        <CodeRow key={code.code} code={code} onAct={onAct} />
      ))}
    </DeskTable>
  );
}

function CodeRow({ code, onAct }: { code: Exposure['codes'][number]; onAct: CodeTableProps['onAct'] }) {
  const t = useT();
  return (
    <tr>
      <th scope="row">
        <Link href={`/book?text=${code.code}`}>{code.code}</Link>{' '}
        {code.stopped ? (
          <Badge>{t('book.codes.stopped')}</Badge>
        ) : (
          code.isAlarm && <Badge kind="bad">{t('book.alarm')}</Badge>
        )}
        {code.stopped && <span className={tables.second}>{`${code.stopped.by}: ${code.stopped.reason}`}</span>}
      </th>
      <td>{code.picks.map((pick) => `${pick.match} · ${pickWords(pick)}`).join('; ')}</td>
      <td className={`${tables.figure} figures`}>{code.slips}</td>
      <td className={tables.figure}>
        <Amount amount={code.stakes} />
      </td>
      <td className={tables.figure}>
        <Amount amount={code.liability} />
      </td>
      <td className={tables.act}>
        {code.actions.includes('stop') && (
          <Button
            size="small"
            kind={code.isAlarm ? 'primary' : 'quiet'}
            onClick={() => onAct({ kind: 'stop', code: code.code })}
          >
            {t('book.stop')}
            <span className="visually-hidden"> {code.code}</span>
          </Button>
        )}
        {code.actions.includes('resume') && (
          <Button size="small" onClick={() => onAct({ kind: 'resume-code', code: code.code })}>
            {t('book.resume-code')}
            <span className="visually-hidden"> {code.code}</span>
          </Button>
        )}
      </td>
    </tr>
  );
}
