import { createHash } from 'node:crypto';
import { inTransaction } from '@harmattan/process/transaction';
import type pg from 'pg';
import {
  cancelPending,
  type DocumentName,
  findPublishedAt,
  findVersion,
  insertPublication,
  insertVersion,
  listDocuments,
  listStanding,
  listVersions,
  lockDocument,
  type Version,
} from './content-store.ts';
import { type KeepDeps, keepPublished, publishedTopic } from './keep-published.ts';
import { type AddedPicture, addLogo, addPicture } from './pictures/add-picture.ts';
import { logoWidthMax, wideWidth } from './pictures/picture-address.ts';
import { hasPicture } from './pictures/pictures-store.ts';
import { serveUploads } from './pictures/serve-uploads.ts';

export type { Publication, Version } from './content-store.ts';
export type { PublishedContent } from './keep-published.ts';
export { pictureAddress, smallPictureAddress } from './pictures/picture-address.ts';

interface Author {
  memberId: bigint;
  why: string;
}

interface Saving extends DocumentName, Author {
  /** The version that the editor had before them; 0 where there was none. */
  basedOn: number;
  body: unknown;
  /** What the installation's file says. It becomes the first version, so that it can be published again. */
  origin?: unknown;
  /** Written with the change. */
  also(
    transaction: pg.PoolClient,
    change: { before: Version | undefined; number: number; hash: string },
  ): Promise<void>;
}

interface Publishing extends DocumentName, Author {
  version: number;
  /** The version that players saw when the publisher decided; 0 where there was none. */
  seen: number;
  /** Null: now. */
  at: Date | null;
  also(transaction: pg.PoolClient, change: { published: number; version: Version }): Promise<void>;
}

/** Documents that the staff writes for players: under version, published at a time, in every process. */
export function createContent(deps: KeepDeps) {
  const { pool, bus } = deps;
  const keeper = keepPublished(deps);
  return {
    start: keeper.start,
    stop: keeper.stop,
    /** Settles when this process shows all that was published before. */
    refresh: keeper.refresh,
    /** From memory, what players see: at most two seconds old. */
    published: keeper.current,

    list: (kind: string) => listDocuments(pool, kind),
    listVersions: (name: DocumentName) => listVersions(pool, name),
    findVersion: (name: DocumentName & { number: number | 'newest' }) => findVersion(pool, name),
    findPublishedAt: (name: DocumentName & { at: Date }) => findPublishedAt(pool, name),
    listStanding: (name: DocumentName) => listStanding(pool, name),

    /** The new version's number, or the newest version where it is not the one that the editor had. Sent twice, it is saved once. */
    save: (saving: Saving) => inTransaction(pool, (transaction) => save(transaction, saving)),

    /** `moved on`: players see another version than the publisher knew. A publication of the future gives way to this one. */
    async publish(publishing: Publishing): Promise<'published' | 'moved on' | 'unknown'> {
      const outcome = await inTransaction(pool, (transaction) => publish(transaction, publishing));
      await keeper.refresh();
      bus.publish(publishedTopic, undefined);
      return outcome;
    },

    /** Takes back a publication of the future. False where there is none. */
    cancel: ({
      also,
      ...cancelling
    }: DocumentName & { memberId: bigint; also(transaction: pg.PoolClient): Promise<void> }) =>
      inTransaction(pool, async (transaction) => {
        await lockDocument(transaction, cancelling);
        const isCancelled = (await cancelPending(transaction, cancelling)) > 0;
        if (isCancelled) await also(transaction);
        return isCancelled;
      }),

    addPicture: (picture: AddedPicture) => addPicture(pool, picture),
    addLogo: (picture: AddedPicture) => addLogo(pool, picture),
    hasPicture: (hash: string) => hasPicture(pool, { hash, width: wideWidth }),
    hasLogo: async (logo: { hash: string; width: number }) =>
      logo.width <= logoWidthMax && (await hasPicture(pool, logo)),
    serveUploads: (app: Parameters<typeof serveUploads>[0]) => serveUploads(app, pool),
  };
}

export type Content = ReturnType<typeof createContent>;

async function save(
  transaction: pg.PoolClient,
  { also, basedOn, origin, ...saving }: Saving,
): Promise<{ number: number } | { newest: Version }> {
  await lockDocument(transaction, saving);
  const newest = await findVersion(transaction, { ...saving, number: 'newest' });
  const hash = hashOf(saving.body);
  const base = basedOn === 0 && origin !== undefined ? 1 : basedOn;
  if (newest && newest.number === base + 1 && newest.hash === hash) return { number: newest.number };
  if ((newest?.number ?? 0) !== basedOn) return { newest: newest as Version };
  if (base > basedOn)
    await insertVersion(transaction, {
      ...saving,
      number: base,
      body: origin,
      hash: hashOf(origin),
      why: 'as installed',
    });
  const number = base + 1;
  await insertVersion(transaction, { ...saving, number, hash });
  await also(transaction, { before: newest, number, hash });
  return { number };
}

const hashOf = (body: unknown) => createHash('sha256').update(JSON.stringify(body)).digest('hex');

async function publish(
  transaction: pg.PoolClient,
  { also, seen, ...publishing }: Publishing,
): Promise<'published' | 'moved on' | 'unknown'> {
  await lockDocument(transaction, publishing);
  const version = await findVersion(transaction, { ...publishing, number: publishing.version });
  if (!version) return 'unknown';
  const standing = await listStanding(transaction, publishing);
  const published = standing.findLast(({ isDue }) => isDue)?.version ?? 0;
  if (published !== seen) return publishing.at === null && published === version.number ? 'published' : 'moved on';
  await cancelPending(transaction, publishing);
  await insertPublication(transaction, publishing);
  await also(transaction, { published, version });
  return 'published';
}
