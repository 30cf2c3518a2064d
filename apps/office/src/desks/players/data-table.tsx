import type { ReactNode } from 'react';
import styles from './data-table.module.css';

export interface Column<Row> {
  title: string;
  show: (row: Row) => ReactNode;
  /** `figure`: at the end of its column, in figures of one width. `wide`: takes the room that is left, and wraps. */
  look?: 'figure' | 'wide';
}

interface DataTableProps<Row> {
  /** Read out as the name of the table. */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
}

/** Rows of a record that is read, not worked through. On a phone each row is a small card of names and values. */
export function DataTable<Row>({ label, columns, rows, keyOf }: DataTableProps<Row>) {
  return (
    <div className={styles.frame}>
      {/* biome-ignore-start lint/a11y/noRedundantRoles: as cards on a phone they would lose the roles of a table. */}
      <table className={styles.table} role="table" aria-label={label}>
        <thead className={styles.head} role="rowgroup">
          <tr role="row">
            {columns.map(({ title, look }) => (
              <th key={title} scope="col" role="columnheader" data-look={look}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <tr key={keyOf(row)} role="row">
              {columns.map(({ title, show, look }) => (
                <td key={title} role="cell" data-look={look} data-title={title}>
                  {show(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {/* biome-ignore-end lint/a11y/noRedundantRoles: see above. */}
    </div>
  );
}
