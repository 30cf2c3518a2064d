/** Numbers may have underscores from PostgreSQL 16 on. */
const versionWithUnderscores = 160_000;

/** What is neither a number nor a name: comments (one deep), strings, quoted names and bodies between dollars. */
const opaque = [
  String.raw`--[^\n]*`,
  String.raw`/\*[\s\S]*?\*/`,
  String.raw`\b[eE]'(?:[^'\\]|\\[\s\S]|'')*'`,
  `'(?:[^']|'')*'`,
  '"(?:[^"]|"")*"',
];
const dollarQuoted = String.raw`\$(?<tag>[A-Za-z_]\w*|)\$[\s\S]*?\$\k<tag>\$`;
const name = String.raw`[A-Za-z_\u0080-\uffff][\w$\u0080-\uffff]*`;
const digits = String.raw`\d(?:_?\d)*`;
const number = String.raw`(?:${digits})?\.?${digits}(?:[eE][+-]?${digits})?`;
const parameter = String.raw`\$\d+`;
const token = new RegExp([...opaque, dollarQuoted, name, parameter, `(?<number>${number})`].join('|'), 'g');

/**
 * The migration as this server can read it. Migrations that have landed never change, and some write large numbers with underscores. The
 * checksum stays that of the file. The body of a function is a string to the server, and is rewritten like the rest.
 */
export function dialectOf(sql: string, serverVersion: number): string {
  return serverVersion >= versionWithUnderscores ? sql : withoutUnderscores(sql);
}

function withoutUnderscores(sql: string): string {
  return sql.replaceAll(token, (text, ...rest) => {
    const { tag, number: literal } = rest.at(-1) as { tag?: string; number?: string };
    if (literal !== undefined) return literal.replaceAll('_', '');
    if (tag === undefined) return text;
    const quote = `$${tag}$`;
    return `${quote}${withoutUnderscores(text.slice(quote.length, -quote.length))}${quote}`;
  });
}
