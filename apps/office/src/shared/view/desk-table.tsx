import type { ReactNode } from 'react';
import tables from './table.module.css';
import { TableFrame } from './table-frame.tsx';

/** The head of a column: `figure` of amounts and counts, `act` of buttons, which is only read out. */
type Column = string | { figure: string } | { act: string };

interface DeskTableProps {
  label: string;
  columns: readonly Column[];
  /** Its rows. */
  children: ReactNode;
}

/** A table with its name and heads, in a frame that scrolls where it is wider than the page. */
export function DeskTable({ label, columns, children }: DeskTableProps) {
  return (
    <TableFrame label={label}>
      <table className={tables.table} aria-label={label}>
        <thead>
          <tr>
            {columns.map((column) => (
              <Head key={JSON.stringify(column)} column={column} />
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </TableFrame>
  );
}

function Head({ column }: { column: Column }) {
  if (typeof column === 'string') return <th scope="col">{column}</th>;
  if ('figure' in column)
    return (
      <th scope="col" className={tables.figure}>
        {column.figure}
      </th>
    );
  return (
    <th scope="col" className={tables.act}>
      <span className="visually-hidden">{column.act}</span>
    </th>
  );
}
