import type pg from 'pg';
import type { Word } from './type-words.ts';

export interface Column {
  name: string;
  word: Word;
  /** A column of a table that takes null. An expression, or a column of a view, is not judged. */
  isNullable: boolean;
}

interface Description {
  fields: { name: string; dataTypeID: number; tableID: number; columnID: number }[];
}

/** How `pg` hands a value to the program, by the name of its type. What is not named here, such as json, may be anything. */
const words: Readonly<Record<string, Word>> = {
  int8: 'bigint',
  ...{ int2: 'number', int4: 'number', float4: 'number', float8: 'number' },
  ...{ text: 'string', varchar: 'string', bpchar: 'string', uuid: 'string', numeric: 'string', name: 'string' },
  bool: 'boolean',
  ...{ timestamptz: 'Date', timestamp: 'Date', date: 'Date' },
  bytea: 'Buffer',
};

/** The columns of a statement as PostgreSQL reads it, without running it. */
export async function describeStatement(client: pg.PoolClient, text: string): Promise<Column[]> {
  const { fields } = await parse(client, text);
  const { rows } = await client.query<{ type: string; isList: boolean; isNullable: boolean }>(
    `select t.typname as type, t.typcategory = 'A' as "isList", coalesce(c.relkind in ('r', 'p') and not a.attnotnull, false) as "isNullable"
     from unnest($1::oid[], $2::oid[], $3::int[]) with ordinality as f (type, relation, number, at)
     join pg_type t on t.oid = f.type
     left join pg_class c on c.oid = f.relation
     left join pg_attribute a on a.attrelid = f.relation and a.attnum = f.number
     order by f.at`,
    [
      fields.map(({ dataTypeID }) => dataTypeID),
      fields.map(({ tableID }) => tableID),
      fields.map(({ columnID }) => columnID),
    ],
  );
  return rows.map(({ type, isList, isNullable }, at) => {
    const word = isList ? 'list' : (words[type] ?? 'anything');
    return { name: fields[at]?.name ?? '', word, isNullable };
  });
}

/** A statement that is parsed and described, and never executed. */
function parse(client: pg.PoolClient, text: string): Promise<Description> {
  return new Promise((resolve, reject) => {
    let description: Description = { fields: [] };
    const submittable = {
      submit(connection: pg.Connection) {
        connection.parse({ name: '', text, types: [] }, true);
        connection.describe({ type: 'S', name: '' }, true);
        connection.sync();
      },
      handleRowDescription: (found: Description) => {
        description = found;
      },
      handleError: reject,
      handleReadyForQuery: () => resolve(description),
    };
    client.query(submittable);
  });
}
