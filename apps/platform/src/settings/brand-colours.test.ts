import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { brandStyles, colourProblems, contrast, grounds } from './brand-colours.ts';
import { repositoryRoot } from './paths.ts';

const tokens = readFileSync(join(repositoryRoot, 'packages/ui/src/tokens.css'), 'utf8');
const [dark = '', light = ''] = tokens.split('[data-theme="light"]');
const ours = { accent: '#f6b23c', accentTextDark: '#f6b23c', accentTextLight: '#7d4e00' };

test('the grounds are those of the tokens', () => {
  for (const [theme, css] of [
    ['dark', dark],
    ['light', light],
  ] as const) {
    for (const [name, colour] of Object.entries(grounds[theme])) expect(css).toContain(`--${name}: ${colour};`);
  }
});

test('contrast is counted as WCAG does', () => {
  expect(contrast('#ffffff', '#000000')).toBeCloseTo(21);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

test('colours that can be read pass, and each that cannot is named with a word', () => {
  expect(colourProblems(ours)).toEqual([]);
  expect(colourProblems({ accent: '#0a0f1c', accentTextDark: '#333333', accentTextLight: '#f6b23c' })).toEqual([
    expect.stringMatching(/^colours.accent: is hard to see on dark grounds/),
    expect.stringMatching(/^colours.accentTextDark: is hard to see on dark grounds/),
    expect.stringMatching(/^colours.accentTextLight: is hard to see on light grounds, 1\.\d to 1, and 4.5 to 1/),
  ]);
  expect(colourProblems({ ...ours, accent: '#7c7c7c' })).toEqual([
    expect.stringContaining('no words can be read on it'),
  ]);
});

test('the sheet stands over the tokens in both themes', () => {
  expect(brandStyles({ ...ours, accent: '#3ecf8e' })).toBe(
    [
      ':root:root,[data-theme=dark][data-theme=dark]{--accent:#3ecf8e;--accent-press:#37b67d;--on-accent:#221600;--accent-text:#f6b23c}',
      '[data-theme=light][data-theme=light]{--accent-edge:#7d4e00;--accent-text:#7d4e00}',
    ].join('\n'),
  );
});
