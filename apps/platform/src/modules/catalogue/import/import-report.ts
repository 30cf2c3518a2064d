/** A row of the file that cannot be taken, counted from 1 within its part of the file. */
export interface BadRow {
  part: 'suppliers' | 'games';
  row: number;
  /** As far as the row tells. */
  supplier: string;
  externalId: string;
  problems: string[];
}

export interface GameTold {
  supplier: string;
  externalId: string;
  variant: string;
  name: string;
}

export interface FieldChange {
  field: string;
  from: string;
  to: string;
}

export interface ImportReport {
  /** False when nothing was written because of bad rows. */
  isWritten: boolean;
  suppliers: { added: string[]; changed: { name: string; changes: FieldChange[] }[]; unchanged: number };
  games: {
    added: GameTold[];
    changed: (GameTold & { changes: FieldChange[] })[];
    unchanged: number;
    disabled: GameTold[];
  };
  bad: BadRow[];
  /** What is missing from the file was to be disabled, and was not: one of the bad rows might be what is missing. */
  isDisablingLeftOut: boolean;
}
