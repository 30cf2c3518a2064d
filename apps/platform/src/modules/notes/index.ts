import type pg from 'pg';
import { insertNote, listNotes } from './notes-store.ts';

/** What the staff writes down about players. */
export function createNotes({ pool }: { pool: pg.Pool }) {
  return {
    /** In the transaction of its entry in the audit. */
    add: insertNote,
    list: (query: Parameters<typeof listNotes>[1]) => listNotes(pool, query),
  };
}

export type Notes = ReturnType<typeof createNotes>;
