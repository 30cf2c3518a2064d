import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type Environment, EnvironmentProvider } from './environment.tsx';
import { Prose } from './prose.tsx';

const environment: Environment = { language: 'en', currency: 'NGN', now: () => 0, Link: (props) => <a {...props} /> };

function markupOf(text: string, headingLevel: 2 | 3 = 2): string {
  return renderToStaticMarkup(
    <EnvironmentProvider value={environment}>
      <Prose text={text} headingLevel={headingLevel} />
    </EnvironmentProvider>,
  ).replace(/^<div class="[^"]*">(.*)<\/div>$/s, '$1');
}

test('headings stand below the one they are under', () => {
  expect(markupOf('# A\n## B', 3)).toBe('<h3 data-level="1">A</h3><h4 data-level="2">B</h4>');
});

test('shows lists, words under marks and tables as what they are', () => {
  expect(markupOf('3. a\n   - **b**\n4. _c_')).toBe(
    '<ol start="3"><li>a<ul><li><strong>b</strong></li></ul></li><li><em>c</em></li></ol>',
  );
  expect(markupOf('| A | B |\n|-|-|\n| c | d |')).toMatch(
    /^<div role="group" aria-label="A, B" tabindex="0" class="[^"]+"><table><thead><tr><th scope="col">A<\/th><th scope="col">B<\/th><\/tr><\/thead><tbody><tr><td data-name="A">c<\/td><td data-name="B">d<\/td><\/tr><\/tbody><\/table><\/div>$/,
  );
});

test('a path of the site is its own link, the web opens beside it without knowing who sent it', () => {
  expect(markupOf('[a](/Terms)')).toContain('<a href="/Terms">a</a>');
  expect(markupOf('[a](https://b.example)')).toContain(
    '<a href="https://b.example" target="_blank" rel="noopener noreferrer">a</a>',
  );
  expect(markupOf('[a](mailto:b@c.example)')).toContain('<a href="mailto:b@c.example">a</a>');
});

test.each([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '[a](javascript:alert(1))',
  '[a](//b.example)',
])('%s is shown as it is written', (text) => {
  const shown = markupOf(text);
  expect(shown.replaceAll('&lt;', '<').replaceAll('&gt;', '>')).toBe(`<p>${text}</p>`);
  expect(shown).not.toMatch(/<(a|script|img)/);
});
