import { assert } from '@harmattan/kernel/assert';
import type pg from 'pg';
import type { Tree } from '../../scripts/tidy/tree.ts';
import { compareRows } from './compare-rows.ts';
import { describeStatement } from './describe-statement.ts';
import { findTypedQueries, type TypedQuery } from './typed-queries.ts';

export interface CheckedRows {
  /** What is wrong, with the place before it. */
  wrong: string[];
  checked: number;
  /** Places whose statement is made at run time, or whose type names no field. */
  unchecked: string[];
}

const star = /\b(?:select|returning)\s+\*|\.\*/;

/** Lets the database describe each statement of these files, and compares its columns with the type of its rows. */
export async function checkRows(pool: pg.Pool, tree: Tree, files: readonly string[]): Promise<CheckedRows> {
  const queries = findTypedQueries(tree, files);
  const client = await pool.connect();
  try {
    const wrong = new Set<string>();
    for (const query of queries) {
      for (const problem of await problemsOf(client, query)) wrong.add(`${query.at} ${problem}`);
    }
    const unchecked = queries.filter((query) => !isRead(query)).map(({ at }) => at);
    return { wrong: [...wrong], checked: queries.length - unchecked.length, unchecked };
  } finally {
    client.release();
  }
}

const isRead = ({ texts, shape }: TypedQuery) => texts.length > 0 && shape.fields.size > 0;

async function problemsOf(client: pg.PoolClient, { texts, shape }: TypedQuery): Promise<string[]> {
  const problems: string[] = [];
  for (const text of texts) {
    try {
      // A star takes more columns than the type needs to name.
      const isOpen = shape.isOpen || star.test(text);
      problems.push(...compareRows(await describeStatement(client, text), { ...shape, isOpen }));
    } catch (error) {
      assert(error instanceof Error, 'a statement fails with an error');
      problems.push(`${error.message}: ${text}`);
    }
  }
  return problems;
}
