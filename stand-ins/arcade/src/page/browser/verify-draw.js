/** @typedef {import('./verify-compare.js').Line} Line */

/** @param {string} text */
export function paragraph(text) {
  const element = document.createElement('p');
  element.textContent = text;
  return element;
}

/**
 * @param {boolean} isTrue
 * @param {string | undefined} text
 */
export function claim(isTrue, text) {
  const element = paragraph(`${isTrue ? '✓' : '✗'} ${text}`);
  element.className = 'claim';
  element.dataset.kind = isTrue ? 'good' : 'bad';
  return element;
}

/**
 * Lines with their names. Of a long one, as much as the round showed stands out.
 *
 * @param {string} title
 * @param {{ lines: Record<string, Line>, shown: Record<string, Line>, nameOf(line: string): string }} facts
 */
export function table(title, { lines, shown, nameOf }) {
  const element = document.createElement('div');
  element.className = 'facts';
  const heading = document.createElement('h3');
  heading.textContent = title;
  const list = document.createElement('dl');
  for (const [key, line] of Object.entries(lines)) {
    const name = document.createElement('dt');
    name.textContent = nameOf(key);
    const value = document.createElement('dd');
    value.className = 'figures';
    if (Array.isArray(line))
      value.append(...line.map((one, at) => chip(one, at < (lengthOf(shown[key]) ?? line.length))));
    else value.textContent = String(line);
    list.append(name, value);
  }
  element.append(heading, list);
  return element;
}

/** @param {Line | undefined} line */
function lengthOf(line) {
  return Array.isArray(line) ? line.length : undefined;
}

/**
 * @param {string | number} text
 * @param {boolean} isShown
 */
function chip(text, isShown) {
  const element = document.createElement('span');
  element.className = 'one';
  element.dataset.shown = String(isShown);
  element.textContent = `${text} `;
  return element;
}
