import { writeFileSync } from 'node:fs';
import { calls } from '@harmattan/contract';
import { openApiDocument } from '@harmattan/contract/openapi';

writeFileSync(
  new URL('../packages/contract/openapi.json', import.meta.url),
  `${JSON.stringify(openApiDocument(calls), null, 2)}\n`,
);
