import { now } from '../../shared/time/now.ts';
import type { BegunKind, ContentDocument } from './use-content.ts';

const inEach = <Value>(of: () => Value) => ({ en: of(), sw: of(), zh: of() });
const hourMs = 3_600_000;
const lastPosition = 1_000;

/** What the form of a new document begins with. */
export function blankDocument(kind: BegunKind): ContentDocument {
  switch (kind) {
    case 'promotion':
      return {
        kind,
        body: {
          ...blankDates(),
          categories: [],
          actionPath: '',
          texts: inEach(() => ({ title: '', summary: '', text: '', tags: [], actionLabel: '' })),
        },
      };
    case 'banner':
      return {
        kind,
        body: { ...blankDates(), places: ['home'], path: '', texts: inEach(() => ({ title: '', text: '' })) },
      };
    case 'category':
      return { kind, body: { isActive: true, isInMenu: false, position: lastPosition, names: inEach(() => '') } };
  }
}

function blankDates() {
  const startsAt = new Date(Math.floor(now() / hourMs) * hourMs).toISOString();
  return { banner: 'welcome', picture: null, isActive: true, position: lastPosition, startsAt, endsAt: null };
}
