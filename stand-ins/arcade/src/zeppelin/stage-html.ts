import type { Say } from './page.ts';

const icons = {
  sound: 'M4 9v6h4l5 4V5L8 9zM16 9a4 4 0 0 1 0 6M18.500 6.500a8 8 0 0 1 0 11',
  lite: 'M13 3 5 14h6l-1 7 8-11h-6z',
  rules: 'M12 17v-6M12 7.500v.1M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18z',
};

/** The sky with the airship, and above it how the last flights ended. */
export function stageHtml(say: Say): string {
  return `<h2 class="visually-hidden" id="history-title">${say('history')}</h2>
<ol class="history figures" id="history" aria-labelledby="history-title" tabindex="0"></ol>
<section class="stage" id="stage" aria-label="${say('multiplier')}">
<canvas class="sky" id="sky" aria-hidden="true"></canvas>
<div class="gauge" aria-hidden="true"><i id="gauge"></i></div>
<div class="tools">
<button class="tool fair" type="button" data-opens="fairness" id="fair-badge"><svg aria-hidden="true" width="16" height="16" viewBox="0 0 24 24"><path d="M12 3 4 6v6c0 5 3.500 8 8 9 4.500-1 8-4 8-9V6zM8.500 12l2.500 2.500 4.500-5"/></svg><span id="checked">${say('checkedNone')}</span></button>
${tool('sound', say('sound'), 'aria-pressed="false" id="sound"')}
${tool('lite', say('lite'), 'aria-pressed="false" id="lite"')}
${tool('rules', say('rules'), 'data-opens="rules"')}
</div>
<div class="read">
<p class="height figures" id="height">1.00×</p>
<p class="phase" id="phase">${say('waiting')}</p>
</div>
<p class="result" id="result" role="status"></p>
<div class="countdown" aria-hidden="true"><i id="countdown"></i></div>
</section>`;
}

function tool(name: keyof typeof icons, label: string, attributes: string): string {
  return `<button class="tool" type="button" ${attributes} aria-label="${label}" title="${label}"><svg aria-hidden="true" width="20" height="20" viewBox="0 0 24 24"><path d="${icons[name]}"/></svg></button>`;
}
