import type { OfficeCallData } from '@harmattan/contract/office';
import type { OfficeDeps } from '../office-deps.ts';

export type ContentDocument = OfficeCallData<'GET Content/Version'>['document'];
export type ContentKind = ContentDocument['kind'];
export type BodyOf<Kind extends ContentKind> = Extract<ContentDocument, { kind: Kind }>['body'];

/** What the desk has to know of a kind of documents. */
export interface KindOfContent {
  /** What the installation's file has, by key: until something is published, players see that. */
  filed(): Promise<ReadonlyMap<string, unknown>>;
  titleOf(body: unknown, key: string): string;
  /** What keeps a body from being published. */
  problemsOf(body: unknown): Promise<string[]>;
  /** Whether players see what is published or filed with this body. */
  isOn(body: unknown): boolean;
  /** Whether the staff can begin new ones. */
  mayCreate: boolean;
}

export function kindsOfContent(deps: OfficeDeps): Record<ContentKind, KindOfContent> {
  return { promotion: promotionKind(deps), category: categoryKind(deps), page: pageKind(deps), brand: brandKind(deps) };
}

function promotionKind({ marketing, content, clock }: OfficeDeps): KindOfContent {
  return {
    filed: async () => byKey((await marketing.filedPromotions()).promotions),
    titleOf: (body, key) => (body as BodyOf<'promotion'>).texts.en.title || `Promotion ${key}`,
    async problemsOf(body) {
      const read = marketing.readPromotionDocument(body);
      if ('problems' in read) return read.problems;
      const { picture, categories } = read.document;
      const known = await categoriesOf({ marketing, content });
      return [
        ...(picture !== null && !(await content.hasPicture(picture)) ? ['picture: is not there'] : []),
        ...categories.filter((id) => !known.has(String(id))).map((id) => `categories: there is no category ${id}`),
      ];
    },
    isOn(body) {
      const { isActive, startsAt, endsAt } = body as BodyOf<'promotion'>;
      const now = clock.now();
      return isActive && new Date(startsAt) <= now && (endsAt === null || new Date(endsAt) > now);
    },
    mayCreate: true,
  };
}

function categoryKind({ marketing }: OfficeDeps): KindOfContent {
  return {
    filed: async () => byKey((await marketing.filedPromotions()).categories),
    titleOf: (body, key) => (body as BodyOf<'category'>).names.en || `Category ${key}`,
    async problemsOf(body) {
      const read = marketing.readCategoryDocument(body);
      return 'problems' in read ? read.problems : [];
    },
    isOn: (body) => (body as BodyOf<'category'>).isActive,
    mayCreate: true,
  };
}

function pageKind({ information }: OfficeDeps): KindOfContent {
  return {
    filed: async () => new Map(information.pageNames.map((name) => [name, information.filedPage(name)])),
    titleOf: (_body, key) => key,
    problemsOf: async (body) => information.pageProblems(body),
    isOn: () => true,
    mayCreate: false,
  };
}

function brandKind({ filedBrand, brandProblems }: OfficeDeps): KindOfContent {
  return {
    filed: async () => new Map([['brand', filedBrand]]),
    titleOf: (body) => (body as BodyOf<'brand'>).name,
    problemsOf: async (body) => brandProblems(body),
    isOn: () => true,
    mayCreate: false,
  };
}

/** Those that players can be shown, of the file and of the office, with their names. */
export async function categoriesOf({
  marketing,
  content,
}: Pick<OfficeDeps, 'marketing' | 'content'>): Promise<ReadonlyMap<string, BodyOf<'category'>>> {
  const published = [...content.published().of('category')].map(([key, { body }]) => [key, body] as const);
  const filed = byKey((await marketing.filedPromotions()).categories);
  return new Map([...filed, ...published]) as Map<string, BodyOf<'category'>>;
}

function byKey(documents: readonly { id: number; body: unknown }[]): Map<string, unknown> {
  return new Map(documents.map(({ id, body }) => [String(id), body]));
}
