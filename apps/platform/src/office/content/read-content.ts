import type { OfficeCallData } from '@harmattan/contract/office';
import type { Publication } from '../../modules/content/index.ts';
import type { Staff } from '../../modules/staff/index.ts';
import type { OfficeDeps } from '../office-deps.ts';
import { type ContentDocument, type ContentKind, kindsOfContent } from './content-kinds.ts';

type Wire<Key extends 'GET Content/Document' | 'GET Content/List' | 'GET Content/Version'> = OfficeCallData<Key>;
/** As the handlers work with it: instants are dates. */
export type WholeVersion = Dated<Wire<'GET Content/Version'>>;
export type ContentRecord = Dated<Wire<'GET Content/Document'>>;
type ContentRow = Dated<Wire<'GET Content/List'>['rows'][number]>;

type Dated<Value> = Value extends ContentDocument
  ? Value
  : Value extends readonly (infer Item)[]
    ? Dated<Item>[]
    : Value extends object
      ? { [Field in keyof Value]: Field extends 'at' | 'pending' ? DatedField<Value[Field]> : Dated<Value[Field]> }
      : Value;
type DatedField<Value> = Value extends string ? Date : Value extends null ? null : Dated<Value>;

const ofFile = { number: 0, by: null, at: null, why: null };

/** Those of the file and those of the office. */
export async function listContent(deps: OfficeDeps, kind: ContentKind): Promise<ContentRow[]> {
  const of = kindsOfContent(deps)[kind];
  const [filed, documents] = await Promise.all([of.filed(), deps.content.list(kind)]);
  const written = new Map(documents.map((document) => [document.key, document]));
  const published = deps.content.published().of(kind);
  const keys = [...new Set([...filed.keys(), ...written.keys()])];
  return keys.map((key) => {
    const document = written.get(key);
    const body = document?.body ?? filed.get(key);
    const shown = document?.published ? published.get(key)?.body : filed.get(key);
    return {
      ...{ kind, key, title: of.titleOf(body, key) },
      newest: document ? { number: document.newest, by: document.by, at: document.at, why: null } : ofFile,
      published: document?.published ?? 0,
      isOn: shown !== undefined && of.isOn(shown),
      pending: document?.pending ?? null,
    };
  });
}

/** Undefined where neither the file nor the office has it. */
export async function readContent(
  deps: OfficeDeps,
  { kind, key, staff }: { kind: ContentKind; key: string; staff: Staff },
): Promise<ContentRecord | undefined> {
  const of = kindsOfContent(deps)[kind];
  const newest = await findWhole(deps, { kind, key, number: 'newest' });
  if (!newest) return undefined;
  const { body } = newest.document;
  const [versions, standing, problems] = await Promise.all([
    deps.content.listVersions({ kind, key }),
    deps.content.listStanding({ kind, key }),
    of.problemsOf(body),
  ]);
  const published = standing.findLast(({ isDue }) => isDue);
  const pending = standing.find(({ isDue }) => !isDue);
  const mayPublish = staff.permissions.includes('content.publish');
  return {
    ...{ key, title: of.titleOf(body, key), newest, problems, isFiled: (await of.filed()).has(key) },
    versions: versions.map(({ number, by, at, why }) => ({ number, by, at, why })),
    published: published ? shownPublication(published) : null,
    pending: pending ? shownPublication(pending) : null,
    actions: [
      ...(staff.permissions.includes('content.edit') ? ['save' as const] : []),
      ...(mayPublish && versions.length > 0 ? ['publish' as const] : []),
      ...(mayPublish && pending ? ['cancel' as const] : []),
    ],
  };
}

const shownPublication = ({ version, at, by, why }: Publication) => ({ version, at, by, why });

/** The newest one of a document that the office has not written yet is the file's. */
export async function findWhole(
  deps: OfficeDeps,
  { kind, key, number }: { kind: ContentKind; key: string; number: number | 'newest' },
): Promise<WholeVersion | undefined> {
  const version = number === 0 ? undefined : await deps.content.findVersion({ kind, key, number });
  if (version) return wholeOf(kind, version);
  if (number !== 0 && number !== 'newest') return undefined;
  const body = (await kindsOfContent(deps)[kind].filed()).get(key);
  return body === undefined ? undefined : { ...ofFile, document: { kind, body } as ContentDocument };
}

export function wholeOf(
  kind: ContentKind,
  { number, by, at, why, body }: { number: number; by: string; at: Date; why: string; body: unknown },
): WholeVersion {
  return { number, by, at, why, document: { kind, body } as ContentDocument };
}
