import type { OfficeCallData } from '@harmattan/contract/office';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../shared/api/call.ts';
import { refreshEvery } from '../../shared/api/refresh.ts';

export type ContentList = OfficeCallData<'GET Content/List'>;
export type ContentRow = ContentList['rows'][number];
export type ContentRecord = OfficeCallData<'GET Content/Document'>;
export type WholeVersion = OfficeCallData<'GET Content/Version'>;
export type ContentDocument = WholeVersion['document'];
export type ContentKind = ContentDocument['kind'];
export type BodyOf<Kind extends ContentKind> = Extract<ContentDocument, { kind: Kind }>['body'];
export type Choices = OfficeCallData<'GET Content/Choices'>;

export const languages = ['en', 'sw', 'zh'] as const;
export type Language = (typeof languages)[number];

export const contentKinds = [
  'promotion',
  'category',
  'banner',
  'home',
  'page',
  'brand',
] as const satisfies readonly ContentKind[];
export const isKind = (word: string): word is ContentKind => contentKinds.some((kind) => kind === word);

/** Those that the staff begins. */
const begun = ['promotion', 'category', 'banner'] as const satisfies readonly ContentKind[];
export type BegunKind = (typeof begun)[number];
export const isBegun = (kind: ContentKind): kind is BegunKind => begun.some((one) => one === kind);

/** Where the list of a kind is. */
export const listHref = (kind: ContentKind) => hrefs[kind];
const hrefs = {
  promotion: '/content',
  category: '/content/category',
  banner: '/content/banner',
  page: '/content/page',
  // There is one of each.
  home: '/content/home/home',
  brand: '/content/brand/brand',
} satisfies Record<ContentKind, string>;
/** In place of a key, in the address of a document that is not saved yet. */
export const newKey = 'new';

const refreshMs = 10_000;

export function useContentList(kind: ContentKind) {
  return useQuery({
    queryKey: ['content', 'list', kind],
    queryFn: ({ signal }) => call('GET Content/List', { query: { kind }, signal }),
    refetchInterval: refreshEvery(refreshMs),
  });
}

export function useContentRecord({ kind, key }: { kind: ContentKind; key: string }) {
  return useQuery({
    queryKey: ['content', 'document', kind, key],
    queryFn: ({ signal }) => call('GET Content/Document', { query: { kind, key }, signal }),
    refetchInterval: refreshEvery(refreshMs),
    enabled: key !== newKey,
  });
}

export function useVersion({ kind, key, number }: { kind: ContentKind; key: string; number: number }) {
  return useQuery({
    queryKey: ['content', 'version', kind, key, number],
    queryFn: ({ signal }) => call('GET Content/Version', { query: { kind, key, number: String(number) }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

export function useChoices() {
  return useQuery({
    queryKey: ['content', 'choices'],
    queryFn: ({ signal }) => call('GET Content/Choices', { signal }),
  });
}
