/** Far more than any message of a wallet has. */
const lengthMax = 64 * 1024;

export interface XmlEvents {
  /** An element begins, with all of its attributes. */
  open(name: string, attributes: Record<string, string>): void;
  /** All text up to the next element's beginning or end. Spaces between elements are text as well. */
  text(text: string): void;
  close(): void;
}

/**
 * Goes through a document from its beginning to its end. False for whatever is more than elements with plain names,
 * attributes and text, or when an event refuses: XML that two sides could read differently is a way to say one thing and sign
 * another. So there are no namespaces, no comments, no document types, no instructions, and no entities but the five that
 * everybody knows.
 *
 * Of what is left it reads just what any parser reads, and takes a fifth of the time: these messages come with every bet.
 */
export function walkXml(text: string, events: XmlEvents): boolean {
  // Bytes that are no UTF-8 have become replacement characters on their way here.
  if (text.length > lengthMax || text.includes('\ufffd') || !text.isWellFormed() || notXml.test(text)) return false;
  try {
    walk(text, events);
    return true;
  } catch (error) {
    if (error instanceof NotAMessage) return false;
    throw error;
  }
}

/** Whatever no document of version 1.0 can hold, beside halves of characters. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what it looks for.
const notXml = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/;
const declaration =
  /\ufeff?(?:<\?xml[ \t\r\n]+version[ \t\r\n]*=[ \t\r\n]*(?:"1\.0"|'1\.0')(?:[ \t\r\n]+encoding[ \t\r\n]*=[ \t\r\n]*(?:"[Uu][Tt][Ff]-8"|'[Uu][Tt][Ff]-8'))?(?:[ \t\r\n]+standalone[ \t\r\n]*=[ \t\r\n]*(?:"(?:yes|no)"|'(?:yes|no)'))?[ \t\r\n]*\?>)?[ \t\r\n]*/y;
const opening = /<([A-Za-z][A-Za-z0-9]*)/y;
const attribute = /[ \t\r\n]+([A-Za-z][A-Za-z0-9_]*)[ \t\r\n]*=[ \t\r\n]*(?:"([^"<]*)"|'([^'<]*)')/y;
const openingEnd = /[ \t\r\n]*(\/?)>/y;
const closing = /<\/([A-Za-z][A-Za-z0-9]*)[ \t\r\n]*>/y;
const trailing = /[ \t\r\n]*/y;
const spaces = /[\t\r\n]/;

function walk(source: string, events: XmlEvents): void {
  const openNames: string[] = [];
  let at = 0;

  function take(shape: RegExp): RegExpExecArray | null {
    shape.lastIndex = at;
    const match = shape.exec(source);
    if (match) at = shape.lastIndex;
    return match;
  }

  function takeAttributes(): Record<string, string> {
    const attributes: Record<string, string> = {};
    for (let match = take(attribute); match; match = take(attribute)) {
      const name = match[1] as string;
      const value = match[2] ?? (match[3] as string);
      if (Object.hasOwn(attributes, name)) refuse();
      attributes[name] = decode(spaces.test(value) ? value.replace(/\r\n|[\t\r\n]/g, ' ') : value);
    }
    return attributes;
  }

  function takeElement(): void {
    const [, name = ''] = take(opening) ?? refuse();
    const attributes = takeAttributes();
    const isEmpty = (take(openingEnd) ?? refuse())[1] === '/';
    events.open(name, attributes);
    if (isEmpty) events.close();
    else openNames.push(name);
  }

  function takeText(): void {
    const end = source.indexOf('<', at);
    if (end < 0) refuse();
    if (end === at) return;
    const text = source.slice(at, end);
    if (text.includes(']]>')) refuse();
    at = end;
    events.text(decode(text.replace(/\r\n?/g, '\n')));
  }

  take(declaration);
  takeElement();
  while (openNames.length > 0) {
    takeText();
    if (source.charAt(at + 1) !== '/') takeElement();
    else if ((take(closing) ?? refuse())[1] === openNames.pop()) events.close();
    else refuse();
  }
  take(trailing);
  if (at !== source.length) refuse();
}

const entities: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };
/** Also one that is not ended or not named, so that none is passed over. */
const reference = /&(?:(lt|gt|amp|quot|apos)|#([0-9]{1,7})|#x([0-9a-fA-F]{1,6}))?(;?)/g;

function decode(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(reference, (whole, name?: string, decimal?: string, hexadecimal?: string, end?: string) => {
    if (end !== ';' || whole === '&;') refuse();
    if (name !== undefined) return entities[name] as string;
    const point = decimal === undefined ? Number.parseInt(hexadecimal as string, 16) : Number(decimal);
    if (point > 0x10_ffff) refuse();
    const character = String.fromCodePoint(point);
    // Half a character has a number, but is none.
    return notXml.test(character) || !character.isWellFormed() ? refuse() : character;
  });
}

class NotAMessage extends Error {
  override name = 'NotAMessage';
}

/** For an event: this is no message of the wire. */
export function refuse(): never {
  throw new NotAMessage('this is not a message');
}
