import type { Language } from '@harmattan/process/stand-in/language';

export function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** A block of data for the page's script. It is no script itself, so the content-security policy has nothing against it. */
export function dataBlock(id: string, data: object): string {
  return `<script type="application/json" id="${id}">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
}

const styles = ['tokens.css', 'base.css', 'page.css', 'sheet.css'];

/** Every page of the arcade: the head, the bar that says what this is, and whatever comes below. */
export function document(page: {
  language: Language;
  title: string;
  sandbox: string;
  styles?: string[];
  script: string;
  body: string;
}): string {
  const sheets = [...styles, ...(page.styles ?? [])];
  return `<!doctype html>
<html lang="${page.language}" data-theme="dark">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(page.title)}</title>
<link rel="icon" href="/files/icon.svg">
${sheets.map((name) => `<link rel="stylesheet" href="/files/${name}">`).join('\n')}
<script type="module" src="/files/${page.script}"></script>
</head>
<body>
<aside class="notice">${escaped(page.sandbox)}</aside>
${page.body}
</body>
</html>
`;
}

/** The way out. Inside the site's frame its script tells the site instead. */
export function backLink({ back, wayBack }: { back: string; wayBack: string }): string {
  return `<a class="button back" href="${escaped(wayBack)}" data-back><svg aria-hidden="true" width="20" height="20" viewBox="0 0 24 24"><path d="M19 12H5m6-6-6 6 6 6"/></svg>${escaped(back)}</a>`;
}
