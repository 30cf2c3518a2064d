import { inTransaction } from '@harmattan/process/transaction';
import { countAttempt } from '../../plumbing/attempts/attempts.ts';
import { type DocumentProblem, readDocument } from './read-document.ts';
import type { VerificationDeps } from './verification-deps.ts';
import { type DocumentKind, findDocument, insertDocument, listDocuments, lockPlayer } from './verification-store.ts';

const daySeconds = 24 * 3_600;
const documentsPerDayMax = 10;
/** Of one player. More are not looked at any sooner. */
const waitingMax = 4;
const listedMax = 100;

interface GivenDocument {
  playerId: bigint;
  /** Names it: sent again, it is the same one. */
  id: string;
  kind: DocumentKind;
  bytes: Buffer;
}

/** Keeps a document, encrypted for its id. Counted before it is decoded, which is what costs. */
export async function addDocument(
  deps: VerificationDeps,
  { playerId, id, kind, bytes }: GivenDocument,
): Promise<'added' | 'not open' | 'too many' | { problem: DocumentProblem }> {
  const known = await findDocument(deps.pool, id);
  if (known) return known.player_id === playerId && known.kind === kind ? 'added' : 'not open';
  const guard = {
    subject: `verification:document:${playerId}`,
    attemptsMax: documentsPerDayMax,
    windowSeconds: daySeconds,
  };
  if (!(await countAttempt(deps.pool, guard))) return 'too many';
  const read = await readDocument(bytes);
  if ('problem' in read) return read;
  const { keyId: key_id, box } = deps.vault.seal(read.bytes, documentOwner(id));
  return inTransaction(deps.pool, async (transaction) => {
    await lockPlayer(transaction, playerId);
    const documents = await listDocuments(transaction, playerId, listedMax);
    if (documents.filter(({ state }) => state === 'waiting').length >= waitingMax) return 'not open';
    const size_bytes = read.bytes.length;
    const document = { id, player_id: playerId, kind, media_type: read.mediaType, size_bytes, key_id, box };
    return (await insertDocument(transaction, document)) ? 'added' : 'not open';
  });
}

/** What the vault seals a document for. */
export const documentOwner = (id: string) => `document ${id}`;
