import type { Language } from '@harmattan/process/stand-in/language';
import { backLink, dataBlock, document, escaped } from './html.ts';
import { texts } from './texts/index.ts';

/** For a launch that led nowhere. The page does not disclose the wallet's reason; it tells the player that no money was taken. */
export function refusedPage(options: { language: Language; wayBack: string; siteOrigin: string }): string {
  const { language, wayBack, siteOrigin } = options;
  const { refusedTitle, refusedText, back, sandbox } = texts[language];
  return document({
    language,
    title: refusedTitle,
    sandbox,
    script: 'back.js',
    body: `<main class="face">
<h1>${escaped(refusedTitle)}</h1>
<p>${escaped(refusedText)}</p>
${backLink({ back, wayBack })}
</main>
${dataBlock('site', { origin: siteOrigin })}`,
  });
}
