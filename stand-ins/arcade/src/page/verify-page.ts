import { type Language, languages } from '@harmattan/process/stand-in/language';
import { readCatalogue } from '../catalogue.ts';
import type { Game } from '../games/game.ts';
import { gameAt, games } from '../games/games.ts';
import { dataBlock, document, escaped } from './html.ts';
import { fill } from './texts/index.ts';
import { type VerifyTexts, verifyTexts } from './texts/verify.ts';

/** Games of chance that are neither slots nor live. */
const listed = readCatalogue().ofType(0);
const verified: readonly Game[] = games.filter(({ isProvable }) => isProvable);

/** What a choice has to do with chance, by game: how many draws are made, or what they are made for. */
const choices: Readonly<Record<string, Readonly<Partial<Record<keyof VerifyTexts, readonly (string | number)[]>>>>> = {
  mines: { mines: Array.from({ length: 24 }, (_none, at) => at + 1) },
  plinko: { rows: [8, 12, 16], risk: ['low', 'medium', 'high'] },
};

const languageNames: Record<Language, string> = { en: 'English', sw: 'Kiswahili', zh: '中文' };

const hexModule = 'fair/seeds/hex.ts';
const chanceModule = 'fair/seeds/seeded-chance.ts';

/** What the page reckons with: the very modules that decide on the server. */
export const verifyModules: readonly string[] = [hexModule, chanceModule, ...verified.map(moduleOf)];

export function findVerified(name: string): Game | undefined {
  return verified.find((game) => game.name === name);
}

/** A page on which anybody can reckon what the seeds of a round say. What it is given stays in the browser. */
export function verifyPage(options: { game: Game; language: Language; siteUrl: string; siteOrigin: string }): string {
  const { game, language, siteUrl, siteOrigin } = options;
  const words = verifyTexts[language];
  const text = (name: keyof VerifyTexts) => escaped(words[name]);
  const title = fill(words.title, { game: titleOf(game) });
  const lines = Object.entries(game.face.texts[language]).filter(([key]) => key.startsWith('verify_'));
  const choiceFields = Object.entries(choices[game.name] ?? {});
  const page = {
    modules: {
      hex: `/files/${hexModule}`,
      chance: `/files/${chanceModule}`,
      game: `/files/${moduleOf(game)}`,
    },
    words: { ...words, ...Object.fromEntries(lines) },
    choices: choiceFields.map(([name]) => name),
  };
  return document({
    language,
    title,
    sandbox: words.sandbox,
    styles: ['verify.css'],
    script: 'verify.js',
    body: `<main class="verify">
<nav class="verify-top"><a href="${escaped(siteUrl)}">${text('back')}</a><span>
${languages.map((other) => (other === language ? `<b lang="${other}" aria-current="true">${languageNames[other]}</b>` : `<a href="?lang=${other}" lang="${other}" hreflang="${other}" data-keeps>${languageNames[other]}</a>`)).join('\n')}
</span></nav>
<h1>${escaped(title)}</h1>
<p>${text('intro')}</p>
<p class="note">${text('offline')}</p>
<noscript><p class="trouble">${text('noScript')}</p></noscript>
<form id="check" novalidate>
${longField(words, 'serverSeed', 'serverSeedHint')}
${longField(words, 'commitment', 'commitmentHint')}
${textField(words, 'clientSeed')}
<div class="verify-row">
${textField(words, 'nonce', 'nonceHint')}
${choiceFields.map(([name, values]) => choiceField(words, name as keyof VerifyTexts, values)).join('\n')}
</div>
<button class="button button-main" type="submit" disabled>${text('check')}</button>
</form>
<section class="verdict" id="verdict" role="status"></section>
<nav class="verify-others" aria-labelledby="others"><p class="small" id="others">${text('otherGame')}</p>
${verified
  .filter((other) => other !== game)
  .map((other) => `<a class="button" href="/verify/${other.name}?lang=${language}">${escaped(titleOf(other))}</a>`)
  .join('\n')}
</nav>
</main>
${dataBlock('site', { origin: siteOrigin })}
${dataBlock('page', page)}`,
  });
}

const written = 'autocomplete="off" autocapitalize="off" spellcheck="false"';

/** On a phone 64 characters take several lines, and all of them have to be seen. */
function longField(words: VerifyTexts, name: 'serverSeed' | 'commitment', hint: keyof VerifyTexts): string {
  return `<div class="field"><label for="${name}">${escaped(words[name])}</label>
<textarea id="${name}" class="code" rows="3" ${written} aria-describedby="${name}-hint"></textarea>
<p class="small" id="${name}-hint">${escaped(words[hint])}</p></div>`;
}

function textField(words: VerifyTexts, name: 'clientSeed' | 'nonce', hint?: keyof VerifyTexts): string {
  return `<div class="field"><label for="${name}">${escaped(words[name])}</label>
<input id="${name}" ${name === 'nonce' ? 'inputmode="numeric"' : ''} ${written} aria-describedby="${name}-hint">
<p class="small" id="${name}-hint">${hint ? escaped(words[hint]) : ''}</p></div>`;
}

function choiceField(words: VerifyTexts, name: keyof VerifyTexts, values: readonly (string | number)[]): string {
  const label = (value: string | number) =>
    typeof value === 'number' ? `${value}` : words[value as keyof VerifyTexts];
  return `<div class="field"><label for="choice-${name}">${escaped(words[name])}</label>
<select id="choice-${name}" class="figures">${values.map((value) => `<option value="${value}">${escaped(label(value))}</option>`).join('')}</select></div>`;
}

function moduleOf({ name }: Game): string {
  return `fair/${name}/recompute.ts`;
}

/** As the list of games calls it. */
function titleOf(game: Game): string {
  return listed.find((entry) => gameAt(entry.supplier, entry.game) === game)?.title ?? game.name;
}
