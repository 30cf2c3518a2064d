import { type Language, languages } from '@harmattan/process/stand-in/language';
import { dataBlock, document, escaped } from '../page/html.ts';
import { type ZeppelinVerifyTexts, zeppelinVerifyTexts } from './verify-texts.ts';

const languageNames: Record<Language, string> = { en: 'English', sw: 'Kiswahili', zh: '中文' };

/** What the page reckons with: the very modules that decide on the server. */
const modules = {
  hex: 'fair/seeds/hex.ts',
  burst: 'fair/zeppelin/burst.ts',
  chain: 'fair/zeppelin/chain.ts',
};

export const zeppelinVerifyModules: readonly string[] = Object.values(modules);

const written = 'autocomplete="off" autocapitalize="off" spellcheck="false"';

/** A page on which anybody can check a flight or a receipt. What it is given stays in the browser. */
export function zeppelinVerifyPage(options: {
  language: Language;
  siteUrl: string;
  siteOrigin: string;
  /** In PEM. */
  publicKey: string;
}): string {
  const { language, siteUrl, siteOrigin, publicKey } = options;
  const words = zeppelinVerifyTexts[language];
  const text = (name: keyof ZeppelinVerifyTexts) => escaped(words[name]);
  const others = languages.map((other) =>
    other === language
      ? `<b lang="${other}" aria-current="true">${languageNames[other]}</b>`
      : `<a href="?lang=${other}" lang="${other}" hreflang="${other}" data-keeps>${languageNames[other]}</a>`,
  );
  const addresses = Object.fromEntries(Object.entries(modules).map(([name, file]) => [name, `/files/${file}`]));
  return document({
    language,
    title: words.title,
    sandbox: words.sandbox,
    styles: ['verify.css', 'zeppelin-verify.css'],
    script: 'zeppelin-verify.js',
    body: `<main class="verify">
<nav class="verify-top"><a href="${escaped(siteUrl)}">${text('back')}</a><span>
${others.join('\n')}
</span></nav>
<h1>${text('title')}</h1>
<p>${text('intro')}</p>
<p class="note">${text('offline')}</p>
<noscript><p class="trouble">${text('noScript')}</p></noscript>
<form id="check" class="verify-form" novalidate>
${longField(words, 'seed')}
${longField(words, 'promise')}
${field(words, 'salt')}
<div class="verify-row">
${field(words, 'burst', 'inputmode="decimal"')}
${field(words, 'before', 'inputmode="numeric" value="0"')}
</div>
<button class="button button-main" type="submit" disabled>${text('check')}</button>
</form>
<section class="verdict" id="verdict" role="status"></section>
<h2>${text('receiptTitle')}</h2>
<p>${text('receiptIntro')}</p>
<form id="check-receipt" class="verify-form" novalidate>
${longField(words, 'receipt')}
${longField(words, 'signature')}
${longField(words, 'publicKey', publicKey)}
<button class="button" type="submit" disabled>${text('checkReceipt')}</button>
</form>
<section class="verdict" id="receipt-verdict" role="status"></section>
</main>
${dataBlock('site', { origin: siteOrigin })}
${dataBlock('page', { modules: addresses, words })}`,
  });
}

type Field = 'seed' | 'promise' | 'salt' | 'burst' | 'before' | 'receipt' | 'signature' | 'publicKey';

/** On a phone 64 characters take several lines, and all of them have to be seen. */
function longField(words: ZeppelinVerifyTexts, name: Field, value = ''): string {
  return `<div class="field"><label for="${name}">${escaped(words[name])}</label>
<textarea id="${name}" class="code" rows="${value ? 5 : 3}" ${written} aria-describedby="${name}-hint">${escaped(value.trim())}</textarea>
${hint(words, name)}</div>`;
}

function field(words: ZeppelinVerifyTexts, name: Field, more = ''): string {
  return `<div class="field"><label for="${name}">${escaped(words[name])}</label>
<input id="${name}" class="code" ${more} ${written} aria-describedby="${name}-hint">
${hint(words, name)}</div>`;
}

function hint(words: ZeppelinVerifyTexts, name: Field): string {
  return `<p class="small" id="${name}-hint">${escaped(words[`${name}Hint`])}</p>`;
}
