import { compileCatalogue, type Texts } from '@harmattan/i18n/compile-catalogue';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { vi } from 'vitest';
import sample from '../../../../../brand/sample.json' with { type: 'json' };
import type { Brand } from '../brand/brand.ts';

const catalogues = import.meta.glob<Texts>('../../../../../packages/i18n/catalogues/*/*.json', {
  eager: true,
  import: 'default',
});

const sampleBrand: Brand = {
  ...sample,
  countryPrefix: '+234',
  currency: 'NGN',
  passwordLengthMin: 6,
  geoAttribution: null,
};

const phone =
  'Mozilla/5.0 (Linux; Android 11; TECNO BF6) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Mobile Safari/537.36';

interface PageOptions {
  brand?: Partial<Brand>;
  userAgent?: string;
  language?: 'en' | 'sw' | 'zh';
  /** What the cookie `user` holds. */
  session?: object;
}

/**
 * A page in a browser, as far as the modules of the site read it when they are imported: import them after this. `draw` shows an
 * element as the page would at first.
 */
export async function openPage({ brand, userAgent = phone, language = 'en', session }: PageOptions = {}) {
  const block = { mode: 'sandbox', brand: { ...sampleBrand, ...brand } };
  vi.stubGlobal('document', {
    getElementById: () => ({ textContent: JSON.stringify(block) }),
    cookie: session ? `user=${encodeURIComponent(JSON.stringify(session))}` : '',
    documentElement: { dataset: {} },
  });
  vi.stubGlobal('navigator', { userAgent, onLine: true });
  vi.stubGlobal('location', new URL('http://localhost:3000/'));
  vi.stubGlobal('history', { state: null });
  vi.stubGlobal('localStorage', { getItem: (key: string) => (key === 'appLanguage' ? language : null) });
  vi.resetModules();
  // A server has no stores to read; this page is drawn by a server and has a browser's.
  vi.doMock('react', async (importReact) => ({
    ...(await importReact<typeof import('react')>()),
    useSyncExternalStore: (_subscribe: unknown, readStore: () => unknown) => readStore(),
  }));
  const texts = Object.entries(catalogues).filter(([path]) => path.includes(`/${language}/`));
  i18n.load(language, compileCatalogue(Object.assign({}, ...texts.map(([, own]) => own))));
  i18n.activate(language);
  const [{ QueryClientProvider }, { EnvironmentProvider }, { AppLink }, { queryClient }] = await Promise.all([
    import('@harmattan/queries'),
    import('@harmattan/ui/environment'),
    import('../page/app-link.tsx'),
    import('../api/query-client.ts'),
  ]);
  const environment = { language, currency: block.brand.currency, now: () => 0, Link: AppLink };
  const draw = (element: ReactElement) =>
    renderToStaticMarkup(
      <I18nProvider i18n={i18n}>
        <QueryClientProvider client={queryClient}>
          <EnvironmentProvider value={environment}>{element}</EnvironmentProvider>
        </QueryClientProvider>
      </I18nProvider>,
    );
  /** What a hook answers on this page. */
  function read<Answer>(useAnswer: () => Answer): Answer {
    const answers: Answer[] = [];
    draw(<Reader useAnswer={useAnswer} onAnswer={(answer) => answers.push(answer as Answer)} />);
    return answers[0] as Answer;
  }
  return { draw, read, queryClient };
}

interface ReaderProps {
  useAnswer: () => unknown;
  onAnswer: (answer: unknown) => void;
}

function Reader({ useAnswer, onAnswer }: ReaderProps): null {
  onAnswer(useAnswer());
  return null;
}

export function wordsOf(markup: string): string {
  return markup
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The words of each link, and where it leads. */
export function linksOf(markup: string): string[] {
  return [...markup.matchAll(/<a [^>]*?href="([^"]*)"[^>]*>(.*?)<\/a>/g)].map(
    ([, href = '', inside = '']) => `${wordsOf(inside)} → ${href.replaceAll('&amp;', '&')}`,
  );
}
