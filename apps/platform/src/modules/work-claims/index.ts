import type { Queryable } from '@harmattan/process/transaction';
import type pg from 'pg';
import { deleteClaim, findClaim, insertClaim, listClaims, type Subject } from './work-claims-store.ts';

export type { WorkClaim } from './work-claims-store.ts';

/** Which records a member of the staff works on, so that others leave them alone for ten minutes. */
export function createWorkClaims({ pool }: { pool: pg.Pool }) {
  return {
    /** False where another member holds it. Of two at once one gets it; its holder gets ten minutes more. */
    claim: (db: Queryable, claim: Subject & { member: bigint }) => insertClaim(db, claim),
    /** The claim that lasts now. */
    find: (subject: Subject) => findClaim(pool, subject),
    list: (kind: string) => listClaims(pool, kind),
    /** Ends the member's own claim; does nothing where there is none. */
    release: (db: Queryable, claim: Subject & { member: bigint }) => deleteClaim(db, claim),
  };
}

export type WorkClaims = ReturnType<typeof createWorkClaims>;
