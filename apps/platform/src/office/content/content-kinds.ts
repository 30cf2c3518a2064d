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
  return {
    ...{ promotion: promotionKind(deps), category: categoryKind(deps), banner: bannerKind(deps), home: homeKind(deps) },
    ...{ page: pageKind(deps), brand: brandKind(deps) },
  };
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
        ...(await pictureProblems(content, picture)),
        ...categories.filter((id) => !known.has(String(id))).map((id) => `categories: there is no category ${id}`),
      ];
    },
    isOn: (body) => isOnAt(body as BodyOf<'promotion'>, clock.now()),
    mayCreate: true,
  };
}

const pictureProblems = async (content: OfficeDeps['content'], hash: string | null) =>
  hash === null || (await content.hasPicture(hash)) ? [] : ['picture: is not there'];

function isOnAt({ isActive, startsAt, endsAt }: BodyOf<'promotion' | 'banner'>, now: Date): boolean {
  return isActive && new Date(startsAt) <= now && (endsAt === null || new Date(endsAt) > now);
}

function bannerKind({ marketing, content, clock }: OfficeDeps): KindOfContent {
  return {
    filed: async () => new Map(),
    titleOf: (body, key) => (body as BodyOf<'banner'>).texts.en.title || `Banner ${key}`,
    async problemsOf(body) {
      const read = marketing.readBannerDocument(body);
      return 'problems' in read ? read.problems : pictureProblems(content, read.document.picture);
    },
    isOn: (body) => isOnAt(body as BodyOf<'banner'>, clock.now()),
    mayCreate: true,
  };
}

function homeKind({ marketing }: OfficeDeps): KindOfContent {
  return {
    filed: async () => new Map([['home', marketing.filedHome]]),
    titleOf: () => 'Home',
    async problemsOf(body) {
      const read = marketing.readHomeDocument(body);
      return 'problems' in read ? read.problems : [];
    },
    isOn: () => true,
    mayCreate: false,
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

function brandKind({ filedBrand, brandProblems, content }: OfficeDeps): KindOfContent {
  return {
    filed: async () => new Map([['brand', filedBrand]]),
    titleOf: (body) => (body as BodyOf<'brand'>).name,
    async problemsOf(body) {
      const { logo } = body as BodyOf<'brand'>;
      return [...brandProblems(body), ...(logo && !(await content.hasLogo(logo)) ? ['logo: is not there'] : [])];
    },
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
