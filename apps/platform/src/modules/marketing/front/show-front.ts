import type { Clock } from '@harmattan/kernel/clock';
import type { PublishedContent } from '../../content/index.ts';
import type { Language } from '../fields.ts';
import { addressOf } from '../picture.ts';
import { isOnAt } from '../read-document.ts';
import {
  type BannerDocument,
  filedHome,
  type HomeSection,
  type Place,
  readBannerDocument,
  readHomeDocument,
} from './front-documents.ts';

export interface FrontDeps {
  clock: Pick<Clock, 'now'>;
  content: { published(): PublishedContent };
}

/** As many as a row has room for. */
const bannersMax = 6;

export function showBanners(deps: FrontDeps, { lang, place }: { lang: Language; place: Place }) {
  return bannersOn(deps, place).map(({ id, document }) => {
    const { en } = document.texts;
    const own = document.texts[lang];
    return {
      ...{ id, imageURL: addressOf(document), url: document.path },
      ...{ title: own.title || en.title, text: own.text || en.text },
    };
  });
}

/** What the page must know before its first call: the sections of home from the top, and whether the lobby has banners. */
export function showFront(deps: FrontDeps): { home: HomeSection[]; hasLobbyBanners: boolean } {
  const hasBanners = bannersOn(deps, 'home').length > 0;
  const body = deps.content.published().of('home').get('home')?.body;
  const read = body === undefined ? { document: filedHome } : readHomeDocument(body);
  const { sections } = 'document' in read ? read.document : filedHome;
  return {
    home: sections.filter((section) => section !== 'banners' || hasBanners),
    hasLobbyBanners: bannersOn(deps, 'lobby').length > 0,
  };
}

interface BannerOn {
  id: number;
  document: BannerDocument;
}

/** A body that a later version of the product refuses is not shown. */
function bannersOn({ clock, content }: FrontDeps, place: Place): BannerOn[] {
  const now = clock.now();
  return [...content.published().of('banner')]
    .flatMap(([key, { body }]) => {
      const read = readBannerDocument(body);
      return 'document' in read ? [{ id: Number(key), document: read.document }] : [];
    })
    .filter(({ document }) => document.places.includes(place) && isOnAt(document, now))
    .sort((one, other) => one.document.position - other.document.position || one.id - other.id)
    .slice(0, bannersMax);
}
