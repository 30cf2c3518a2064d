import { languages } from '@harmattan/i18n/language';
import { routes } from '../../apps/site/src/app/routes.ts';
import { desktop, phone } from '../e2e/browser.ts';

export const sizes = { phone, desktop, wide: { width: 1920, height: 1080 } };
export const themes = ['dark', 'light'] as const;

/** What is wanted of each kind; an empty list stands for all. */
export interface Wishes {
  isForReadme: boolean;
  isFirstScreen: boolean;
  pages: string[];
  sizes: string[];
  languages: string[];
  themes: string[];
}

/** One browser context's way through the pages. */
export interface Tour {
  size: keyof typeof sizes;
  language: string;
  theme: (typeof themes)[number];
  as: 'visitor' | 'player';
  paths: string[];
}

/** Each route as each kind of caller, at each size, in each language and theme, as far as wished. */
export function wishedTours(wishes: Wishes): Tour[] {
  const wanted = <Word extends string>(words: readonly Word[], wished: string[]) =>
    words.filter((word) => wished.length === 0 || wished.includes(word));
  const tours = (['visitor', 'player'] as const).flatMap((as) =>
    wanted(Object.keys(sizes) as Tour['size'][], wishes.sizes).flatMap((size) =>
      wanted(languages, wishes.languages).flatMap((language) =>
        wanted(themes, wishes.themes).map((theme) => ({
          as,
          size,
          language,
          theme,
          paths: pathsFor(as, wishes.pages),
        })),
      ),
    ),
  );
  return tours.filter(({ paths }) => paths.length > 0);
}

/** Addresses for routes that show nothing without a name. */
const sampleAddresses: Record<string, string> = {
  '*': '/no-such-page',
  '/promotiondetails': '/promotiondetails?promotionid=1',
};

function pathsFor(as: Tour['as'], pages: string[]): string[] {
  return routes
    .filter(({ needsPlayer }) => as === 'player' || !needsPlayer)
    .map(({ path }) => sampleAddresses[path] ?? path.replace(':language', 'en').replace(/:\w+/g, '1'))
    .filter((path) => pages.length === 0 || pages.some((page) => isBelow(path.toLowerCase(), page.toLowerCase())));
}

/** `/` is the home page alone. */
function isBelow(path: string, page: string): boolean {
  return path === page || path.startsWith(`${page}/`) || path.startsWith(`${page}?`);
}
