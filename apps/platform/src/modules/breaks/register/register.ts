import type { Traits } from '../traits.ts';

/** A person on the register. */
export interface RegisterEntry {
  /** How the register names the entry. */
  reference: string;
  /** National identity numbers. */
  nins: readonly string[];
  traits: Traits;
}

/** The exclusion register of the market. A call throws where the register gives no proper answer: it is asked again later. */
export interface Register {
  /** Entries that may be about the person. */
  ask(traits: Traits): Promise<RegisterEntry[]>;
  /** What was entered after a position, the oldest first. Null: from the beginning. */
  changesAfter(position: string | null): Promise<{ entries: RegisterEntry[]; position: string; hasMore: boolean }>;
  /** An entry that the register posts. Undefined: it is not the register's word. */
  readHook(body: Buffer, headers: Record<string, unknown>): RegisterEntry | undefined;
}
