import {
  apiPrefix,
  type CallDefinition,
  type EventDefinition,
  splitKey,
  statuses,
  stream,
  transportFailures,
} from '@harmattan/contract';
import type { z } from 'zod';
import { typeText } from './type-text.ts';

export function docsPage(calls: Record<string, CallDefinition>, events: Record<string, EventDefinition>): string {
  const domains = Map.groupBy(Object.entries(calls), ([key]) => splitKey(key).path.split('/')[1] ?? '');
  return `<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>Harmattan · calls</title>
  <link rel="icon" href="/favicon.svg" type="image/svg+xml">
  <link rel="stylesheet" href="/api/docs/docs.css">
</head>
<body>
<header>
  <h1>The calls</h1>
  <p>All of them lie below <code>${apiPrefix}</code> and answer the same envelope. The page is made from the contract
  itself; programs read <a href="/api/docs/openapi.json">openapi.json</a>.</p>
  <pre>{ statusCode: number; status: string; data: … }</pre>
  <p><code>statusCode</code> 0 with the status <code>SUCCESS</code> is success. Paths are matched without regard to case,
  unknown fields are refused, and the header <code>x-request-id</code> names the request in the logs.</p>
  <nav aria-label="Domains">${[...domains.keys()].map((name) => `<a href="#${name}">${name}</a>`).join(' ')}</nav>
</header>
<main>
${[...domains].map(([name, entries]) => domainSection(name, entries)).join('\n')}
<section>
  <h2 id="live">Live</h2>
<article>
  ${headOf(stream.key, stream)}
  ${Object.entries(events)
    .map(([name, event]) => part(`Event ${name}: ${event.summary}`, event.data))
    .join('\n')}
</article>
</section>
<section>
  <h2 id="failures">When a request cannot be served</h2>
  <p>Any call may answer these. Everything else, good or bad, travels as HTTP 200.</p>
  ${table(
    ['HTTP', 'status', 'statusCode'],
    transportFailures.map((word) => failureCells(word)),
  )}
</section>
</main>
</body>
</html>
`;
}

function failureCells(word: keyof typeof statuses): string[] {
  return [String(statuses[word].http), word, String(statuses[word].statusCode)];
}

function domainSection(name: string, entries: [string, CallDefinition][]): string {
  return `<section>\n<h2 id="${name}">${name}</h2>\n${entries.map(([key, call]) => article(key, call)).join('\n')}\n</section>`;
}

function article(key: string, call: CallDefinition): string {
  return `<article>
  ${headOf(key, call)}
  ${call.query ? part(call.queryMayBeBody ? 'Query, or body' : 'Query', call.query) : ''}
  ${call.body ? part('Body', call.body) : ''}
  ${part('Data on success', call.data)}
  ${Object.entries(call.failures)
    .map(([word, schema]) => part(refusalTitle(word), schema))
    .join('\n')}
</article>`;
}

function headOf(key: string, { summary, caller }: Pick<CallDefinition, 'summary' | 'caller'>): string {
  const { method, path } = splitKey(key);
  return `<h3 id="${path.slice(1)}"><span class="method">${method}</span> ${path.slice(1).replace('/', '/<wbr>')}</h3>
  <p>${escapeHtml(summary)}. <span class="caller">${caller === 'anyone' ? 'Anyone' : 'Needs a session'}</span></p>`;
}

function refusalTitle(word: string): string {
  return `Data on ${word} (${statuses[word as keyof typeof statuses].statusCode})`;
}

function part(title: string, schema: z.ZodType): string {
  return `<h4>${escapeHtml(title)}</h4><pre>${escapeHtml(typeText(schema))}</pre>`;
}

function table(head: string[], rows: string[][]): string {
  const line = (cells: string[], tag: string) =>
    `<tr>${cells.map((cell) => `<${tag}>${escapeHtml(cell)}</${tag}>`).join('')}</tr>`;
  return `<table><thead>${line(head, 'th')}</thead><tbody>${rows.map((row) => line(row, 'td')).join('')}</tbody></table>`;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
