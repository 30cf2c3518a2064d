import { readFileSync } from 'node:fs';
import { statuses } from '@harmattan/contract';
import { expect, it } from 'vitest';

const catalogue = new URL('../../../../packages/i18n/catalogues/en/message.json', import.meta.url);

it('has words for every status that the contract declares', () => {
  const texts = Object.keys(JSON.parse(readFileSync(catalogue, 'utf8')));
  const failures = Object.keys(statuses).filter((word) => word !== 'SUCCESS');
  expect(failures.filter((word) => !texts.includes(`message.${word}`))).toEqual([]);
});
