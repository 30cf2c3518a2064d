import { misbehaviours } from '../sms/index.ts';
import type { Panel } from './panel.ts';

const styles = ['tokens.css', 'base.css', 'phone.css', 'panels.css'];

/** The phone. It is the same for everybody: which number is held stands in the address, and its script reads it. */
export function phonePage(panels: Panel[]): string {
  const onScreen = panels.filter(({ place }) => place === 'screen');
  return `<!doctype html>
<html lang="en" data-theme="dark">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Phone · sandbox</title>
<link rel="icon" href="/phone/files/icon.svg">
${styles.map((name) => `<link rel="stylesheet" href="/phone/files/${name}">`).join('\n')}
<script type="module" src="/phone/files/phone.js"></script>
</head>
<body>
<p class="notice">Sandbox · no real phone, no real money</p>
<div class="page">
<header class="about">
  <h1>Phone</h1>
  <p>Whatever the sandbox sends to a mobile number arrives here, whoever has that number.</p>
</header>
<form class="picker" action="/phone" role="search">
  <label for="number">Mobile number</label>
  <div class="picker-row">
    <input id="number" name="number" type="tel" autocomplete="off" maxlength="24" placeholder="0803 000 0001"
      aria-describedby="number-problem">
    <button class="button button-main" type="submit">Open</button>
  </div>
  <p class="problem" id="number-problem" role="alert"></p>
</form>
<nav class="numbers" aria-label="Recent numbers" hidden>
  <h2>Recent numbers</h2>
  <ul class="numbers-list"></ul>
</nav>
<main class="device">
  <div class="screen" role="group" aria-label="Screen" tabindex="0">
    <div class="trouble" role="alert" hidden>
      <p>The phone gets no answer. It keeps trying.</p>
      <button class="button" type="button">Try now</button>
    </div>
${tabs(onScreen)}
${onScreen.map(panelHtml).join('\n')}
  </div>
</main>
<details class="faults">
  <summary>Make a text go wrong</summary>
  <p>What is sent to a number with one of these endings goes wrong on purpose:</p>
  <dl>
${misbehaviours.map(({ ending, words }) => `    <div><dt class="figures">…${ending}</dt><dd>${words}</dd></div>`).join('\n')}
  </dl>
</details>
${panels
  .filter(({ place }) => place === 'beside')
  .map(besideHtml)
  .join('\n')}
</div>
<p class="visually-hidden" role="status" id="said"></p>
<noscript><p class="notice">The phone needs JavaScript.</p></noscript>
</body>
</html>
`;
}

/** Every tab is a link, so that a panel can be kept, sent and gone back to like a number. */
function tabs(panels: Panel[]): string {
  const links = panels.map(
    ({ id, title }) => `<a href="#${id}">${title}<span class="count" data-count="${id}"></span></a>`,
  );
  return `<nav class="tabs" aria-label="What the phone does">${links.join('')}</nav>`;
}

function panelHtml({ id, title, html }: Panel): string {
  return `<section data-panel="${id}" aria-labelledby="${id}-title">
<h2 class="panel-title" id="${id}-title">${title} <span class="whose figures"></span></h2>
${html}
</section>`;
}

function besideHtml({ id, title, html }: Panel): string {
  return `<details class="faults" data-panel="${id}">
<summary>${title}</summary>
${html}
</details>`;
}
