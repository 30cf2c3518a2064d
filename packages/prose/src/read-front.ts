export interface Front {
  /** The day on which the text was last changed, as `2026-11-15`; undefined where it does not say or says no day. */
  changed: string | undefined;
  /** Whether it calls itself a sample, which the operator has not adapted yet. */
  isSample: boolean;
  /** The text without the lines above it. */
  body: string;
}

const lineMax = 8;

/** Reads the lines above a page's text, `changed: 2026-11-15` and `sample: yes`, which end with a blank line. */
export function readFront(text: string): Front {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n?|\n/);
  const facts = new Map<string, string>();
  let count = 0;
  for (const line of lines.slice(0, lineMax)) {
    const [, name, value] = /^(changed|sample): *(\S+) *$/.exec(line) ?? [];
    if (!name || !value) break;
    facts.set(name, value);
    count++;
  }
  const changed = facts.get('changed') ?? '';
  return {
    changed: isDay(changed) ? changed : undefined,
    isSample: facts.get('sample') === 'yes',
    body: lines.slice(count).join('\n').trim(),
  };
}

function isDay(text: string): boolean {
  const time = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(text) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}
