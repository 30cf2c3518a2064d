import { bannerNames } from '@harmattan/art/banner';
import type pg from 'pg';
import { pictureAddress, smallPictureAddress } from '../../modules/content/index.ts';
import { refuse, success } from '../../plumbing/http/answer.ts';
import { actorOf, type OfficeDeps, type Signed } from '../office-deps.ts';
import type { OfficeHandlers } from '../office-handlers.ts';
import { type ContentKind, categoriesOf, kindsOfContent } from './content-kinds.ts';
import { findWhole, listContent, readContent } from './read-content.ts';
import { saveContent } from './save-content.ts';

export type ContentCalls = Extract<keyof OfficeHandlers, `${string} Content/${string}` | 'POST Promotions/Publish'>;

const missing = () => refuse('RECORD_DOES_NOT_EXIST', { message: 'RECORD_DOES_NOT_EXIST' });
const movedOn = () => refuse('RECORD_HAS_MOVED_ON', { message: 'RECORD_HAS_MOVED_ON' });

/** What players read and see: drafts, versions, publishing. */
export function contentDesk(deps: OfficeDeps): Pick<OfficeHandlers, ContentCalls> {
  return { ...reading(deps), ...writing(deps), ...publishing(deps) };
}

function reading(deps: OfficeDeps): Pick<OfficeHandlers, Extract<ContentCalls, `GET ${string}`>> {
  return {
    async 'GET Content/List'({ query: { kind }, context: { staff } }) {
      const mayCreate = kindsOfContent(deps)[kind].mayCreate && staff.permissions.includes('content.edit');
      return success({ rows: await listContent(deps, kind), actions: mayCreate ? ['create' as const] : [] });
    },
    async 'GET Content/Document'({ query, context: { staff } }) {
      const record = await readContent(deps, { ...query, staff });
      return record ? success(record) : missing();
    },
    async 'GET Content/Version'({ query }) {
      const version = await findWhole(deps, query);
      return version ? success(version) : missing();
    },
    async 'GET Content/Choices'() {
      const categories = [...(await categoriesOf(deps))].map(([key, { names }]) => ({
        id: Number(key),
        name: names.en,
      }));
      return success({ categories, banners: bannerNames() });
    },
  };
}

type WritingCalls = 'POST Content/Save' | 'POST Content/UploadPicture' | 'POST Content/UploadLogo';

function writing(deps: OfficeDeps): Pick<OfficeHandlers, WritingCalls> {
  const { content } = deps;
  return {
    async 'POST Content/Save'({ context, body }) {
      const saved = await saveContent(deps, context, body);
      if (saved === 'unknown') return missing();
      if ('theirs' in saved) return refuse('RECORD_HAS_MOVED_ON', { message: 'RECORD_HAS_MOVED_ON', ...saved });
      return success(saved);
    },
    async 'POST Content/UploadPicture'({ context, body: { data } }) {
      const added = await content.addPicture(uploadOf(deps, context, { data, action: 'upload a picture' }));
      if ('problem' in added) return refuse('INCORRECT_PARAMETER_VALUE', { message: added.problem });
      const { hash } = added;
      return success({ hash, url: pictureAddress(hash), smallUrl: smallPictureAddress(hash) });
    },
    async 'POST Content/UploadLogo'({ context, body: { data } }) {
      const added = await content.addLogo(uploadOf(deps, context, { data, action: 'upload a logo' }));
      return 'problem' in added ? refuse('INCORRECT_PARAMETER_VALUE', { message: added.problem }) : success(added);
    },
  };
}

function uploadOf({ audit }: OfficeDeps, context: Signed, { data, action }: { data: string; action: string }) {
  return {
    bytes: Buffer.from(data, 'base64'),
    memberId: context.staff.staffId,
    also: (transaction: pg.PoolClient, hash: string) =>
      audit.record({ ...actorOf(context), action, outcome: 'done', subject: `picture ${hash}` }, transaction),
  };
}

interface PublishWish {
  kind: ContentKind;
  key: string;
  version: number;
  seen: number;
  at: Date | null;
  comment: string;
}

function publishing(
  deps: OfficeDeps,
): Pick<OfficeHandlers, 'POST Content/Publish' | 'POST Promotions/Publish' | 'POST Content/Cancel'> {
  const { content, audit } = deps;
  return {
    'POST Content/Publish': ({ context, body }) => publish(deps, context, body),
    'POST Promotions/Publish': ({ context, body: { id, ...wish } }) =>
      publish(deps, context, { ...wish, kind: 'promotion', key: String(id) }),
    async 'POST Content/Cancel'({ context, body: { kind, key, comment } }) {
      const isCancelled = await content.cancel({
        ...{ kind, key, memberId: context.staff.staffId },
        also: (transaction) => {
          const entry = { ...actorOf(context), action: 'cancel a publication', subject: `${kind} ${key}` };
          return audit.record({ ...entry, outcome: 'done', reason: comment }, transaction);
        },
      });
      return isCancelled ? success({ message: 'CANCELLED' }) : movedOn();
    },
  };
}

async function publish(deps: OfficeDeps, context: Signed, { comment, ...wish }: PublishWish) {
  const { content, audit, clock } = deps;
  const { kind, key, version, at } = wish;
  const given = await content.findVersion({ kind, key, number: version });
  if (!given) return missing();
  const problems = await kindsOfContent(deps)[kind].problemsOf(given.body);
  if (problems.length > 0) return refuse('INCORRECT_PARAMETER_VALUE', { message: 'NOT_PUBLISHABLE', problems });
  if (at !== null && at <= clock.now())
    return refuse('INCORRECT_PARAMETER_VALUE', { message: 'TIME_HAS_PASSED', problems: [] });
  const outcome = await content.publish({
    ...{ ...wish, memberId: context.staff.staffId, why: comment },
    also: (transaction, { published, version: { number, hash } }) => {
      const entry = { ...actorOf(context), action: 'publish content', subject: `${kind} ${key}`, reason: comment };
      const after = { version: number, hash, at: at?.toISOString() ?? 'now' };
      return audit.record({ ...entry, outcome: 'done', before: { version: published }, after }, transaction);
    },
  });
  if (outcome === 'unknown') return missing();
  return outcome === 'published' ? success({ message: at === null ? 'PUBLISHED' : 'PLANNED' }) : movedOn();
}
