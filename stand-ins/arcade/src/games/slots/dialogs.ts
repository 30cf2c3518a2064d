import { escaped } from '../../page/html.ts';
import { rulesOf } from './rules-in-words.ts';
import { symbolOf } from './symbol.ts';
import type { Title } from './titles.ts';

type Texts = Record<string, string>;

const autoCounts = [10, 25, 50, 100];
/** In stakes: what a player may lose, or win at once, before autoplay stops. */
const lossLimits = [10, 25, 50, 100];
const winLimits = [10, 50, 100];

function dialog(id: string, title: string, close: string, body: string): string {
  return `<dialog class="sheet" id="${id}" aria-labelledby="${id}-title"><div class="sheet-bar"><h2 id="${id}-title">${title}</h2>
<button class="button" type="button" data-close>${close}</button></div>${body}</dialog>`;
}

/** Amounts stand in `data-hundredths` and are written for the stake that is set when it opens. */
export function paytableDialog(title: Title, texts: Texts): string {
  const text = (name: string) => escaped(texts[name] ?? '');
  const { symbols, lines, reels, rows, freeSpins } = title.model;
  const fewest = freeSpins?.byScatters[0]?.count ?? 0;
  const items = symbols.map(({ kind, pays }, index) => {
    const amounts = [...pays]
      .reverse()
      .map(
        ({ count, winHundredths }) =>
          `<li><b>${count}</b> <span class="figures" data-hundredths="${winHundredths}"></span></li>`,
      );
    const rule =
      kind === 'wild'
        ? text(freeSpins ? 'wildRule' : 'wildAllRule')
        : kind === 'scatter'
          ? text('scatterRule').replace('{count}', `${fewest}`)
          : '';
    return `<li class="pay" data-kind="${kind}">${symbolOf(title, index)}<div><h4>${text(`symbol${index}`)}</h4>${
      rule ? `<p>${rule}</p>` : ''
    }${amounts.length > 0 ? `<ul>${amounts.join('')}</ul>` : ''}</div></li>`;
  });
  const drawn = lines.map(
    (line, index) =>
      `<li><svg viewBox="0 0 ${reels * 10} ${rows * 10}" aria-hidden="true"><path d="M${line.map((row, reel) => `${reel * 10 + 5} ${row * 10 + 5}`).join('L')}"/></svg>${index + 1}</li>`,
  );
  return dialog(
    'info',
    text('paytable'),
    text('close'),
    `<h3 id="pays-at"></h3><ul class="pays">${items.join('')}</ul>
<h3>${text('howTitle')}</h3>${rulesOf(title.model, texts)
      .map((rule) => `<p>${escaped(rule)}</p>`)
      .join('')}
${lines.length > 0 ? `<h3>${text('linesTitle')}</h3><ol class="lines">${drawn.join('')}</ol>` : ''}`,
  );
}

export function autoDialog(texts: Texts): string {
  const text = (name: string) => escaped(texts[name] ?? '');
  const limit = (id: string, label: string, stakes: number[], chosen: number) =>
    `<label class="row" for="${id}">${text(label)}<select id="${id}"><option value="">${text('autoNever')}</option>${stakes
      .map((times) => `<option value="${times}"${times === chosen ? ' selected' : ''}></option>`)
      .join('')}</select></label>`;
  return dialog(
    'auto',
    text('autoTitle'),
    text('close'),
    `<fieldset class="counts"><legend>${text('autoCount')}</legend>${autoCounts
      .map(
        (count, index) =>
          `<label><input type="radio" name="auto-count" value="${count}"${index === 0 ? ' checked' : ''}><span>${count}</span></label>`,
      )
      .join('')}</fieldset>
<label class="row" for="auto-free">${text('autoFree')}<input type="checkbox" id="auto-free" checked></label>
${limit('auto-loss', 'autoLoss', lossLimits, 25)}${limit('auto-win', 'autoWin', winLimits, 50)}
<button class="button button-main" type="button" id="auto-start">${text('autoStart')}</button>`,
  );
}

export function buyDialog({ model }: Title, texts: Texts): string {
  if (model.buyHundredths === undefined) return '';
  const text = (name: string) => escaped(texts[name] ?? '');
  return dialog(
    'buy',
    text('buyTitle'),
    text('cancel'),
    `<p id="buy-text"></p><button class="button button-main" type="button" id="buy-yes"></button>`,
  );
}
