import type { Say } from './page.ts';

const rules = ['rule1', 'rule2', 'rule3', 'rule4', 'rule5', 'rule6', 'rule7', 'keys'] as const;

/** What opens above the page: fairness, rules, a flight that is over, and betting by itself. */
export function sheetsHtml(say: Say, sign: string): string {
  return [
    sheet('fairness', say('fairTitle'), say('close'), fairnessHtml(say)),
    sheet(
      'rules',
      say('rulesTitle'),
      say('close'),
      `<p>${say('intro')}</p>\n<ol class="rules">${rules.map((rule) => `<li>${say(rule)}</li>`).join('\n')}</ol>`,
    ),
    sheet('flight', '', say('close'), '<div id="flight-body"></div>'),
    sheet('auto-bet', say('autoBetTitle'), say('close'), autoBetHtml(say, sign)),
  ].join('\n');
}

function sheet(id: string, title: string, close: string, body: string): string {
  return `<dialog class="sheet" id="${id}" aria-labelledby="${id}-title">
<div class="sheet-head"><h2 id="${id}-title">${title}</h2><button type="button" class="button" data-closes>${close}</button></div>
<div class="sheet-body" tabindex="0" role="region" aria-labelledby="${id}-title">
${body}
</div>
</dialog>`;
}

function fairnessHtml(say: Say): string {
  return `<p>${say('fairIntro')}</p>
<dl class="facts"><dt id="promise-of"></dt><dd class="code" id="promise"></dd><dt>${say('fairSalt')}</dt><dd class="code" id="salt"></dd></dl>
<p><b id="checked-long"></b></p>
<dl class="facts" id="last-check" hidden><dt id="last-flight"></dt><dd id="last-verdict"></dd><dt>${say('seed')}</dt><dd class="code" id="last-seed"></dd></dl>
<p><a class="button" id="verify" href="/zeppelin/verify" target="_blank" rel="noopener">${say('verify')}</a></p>`;
}

function autoBetHtml(say: Say, sign: string): string {
  const field = (name: string, label: string, value: string, before: string) =>
    `<label class="limit"><span>${label}</span><span class="field"><span class="sign" aria-hidden="true">${before}</span><input class="figures" name="${name}" inputmode="numeric" autocomplete="off" value="${value}"></span></label>`;
  return `<form id="auto-form" novalidate>
<p>${say('autoBetIntro')}</p>
${field('flights', say('autoFlights'), '10', '')}
${field('balance', say('autoBalance'), '', sign)}
${field('gain', say('autoGain'), '', sign)}
${field('single', say('autoSingle'), '', sign)}
<p class="small">${say('autoOptional')}</p>
<p class="wrong" id="auto-wrong" role="alert"></p>
<button class="button button-main" type="submit">${say('autoStart')}</button>
</form>`;
}
