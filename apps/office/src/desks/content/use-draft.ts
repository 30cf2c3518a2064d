import { useEffect, useState } from 'react';
import type { ContentDocument, ContentRecord } from './use-content.ts';

/** What the editor has written, and what it was based on. */
export interface Draft {
  document: ContentDocument;
  /** The version that it goes on from; 0 for the file's, or none. */
  basedOn: number;
  isDirty: boolean;
  write: (document: ContentDocument) => void;
  /** From here on it goes on from this version. */
  rebase: (number: number, saved: ContentDocument) => void;
}

export function useDraft({ start, record }: { start: ContentDocument; record: ContentRecord | undefined }): Draft {
  const [document, write] = useState(start);
  const [base, setBase] = useState({ number: record?.newest.number ?? 0, document: start });
  const isDirty = JSON.stringify(document) !== JSON.stringify(base.document);

  // What others save is taken over while there is nothing of one's own to lose.
  useEffect(() => {
    if (!record || isDirty || record.newest.number <= base.number) return;
    write(record.newest.document);
    setBase({ number: record.newest.number, document: record.newest.document });
  }, [record, isDirty, base.number]);

  return {
    ...{ document, isDirty, write, basedOn: base.number },
    rebase: (number, saved) => setBase({ number, document: saved }),
  };
}
