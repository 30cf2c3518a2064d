import { writeFileSync } from 'node:fs';
import { calls, events } from '@harmattan/contract';
import { officeCalls } from '@harmattan/contract/office';
import { officeDocument, openApiDocument } from '@harmattan/contract/openapi';

const widthMax = 120;

/** JSON for readers: what fits on a line stands on one. */
function textOf(value: unknown, indent = ''): string {
  const line = JSON.stringify(value, null, 1).replace(/\n\s*/g, ' ');
  if (typeof value !== 'object' || value === null || indent.length + line.length <= widthMax) return line;
  const inner = `${indent}  `;
  if (Array.isArray(value)) return `[\n${value.map((item) => inner + textOf(item, inner)).join(',\n')}\n${indent}]`;
  const fields = Object.entries(value).map(
    ([name, field]) => `${inner}${JSON.stringify(name)}: ${textOf(field, inner)}`,
  );
  return `{\n${fields.join(',\n')}\n${indent}}`;
}

const documents = {
  'openapi.json': openApiDocument(calls, events),
  'office.openapi.json': officeDocument(officeCalls),
};
for (const [file, document] of Object.entries(documents)) {
  const plain: unknown = JSON.parse(JSON.stringify(document));
  writeFileSync(new URL(`../packages/contract/${file}`, import.meta.url), `${textOf(plain)}\n`);
}
