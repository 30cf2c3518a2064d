import { refuse, walkXml } from './xml-walk.ts';

/** Far more than any message of a wallet has. */
const fieldsMax = 50;

export type XmlFields = Record<string, string>;

/** A message as the wallets' wires know it: a root, its fields, and groups of fields below some of them. */
export interface XmlMessage {
  root: string;
  fields: XmlFields;
  groups: Record<string, XmlFields>;
}

/**
 * Reads a message of this shape and nothing else: each field once, no attributes, and no groups but those that are named.
 * Undefined for whatever is more than that.
 */
export function readXml(text: string, groupNames: readonly string[] = []): XmlMessage | undefined {
  const fields = noFields();
  const groups: Record<string, XmlFields> = Object.create(null);
  let [root, value, depth, count] = ['', '', 0, 0];
  let among = fields;
  let leaf: string | undefined;

  const isRead = walkXml(text, {
    open(name, attributes) {
      depth += 1;
      count += 1;
      if (leaf !== undefined || count > fieldsMax) refuse();
      for (const _any in attributes) refuse();
      if (depth === 1) {
        root = name;
      } else if (depth === 2 && groupNames.includes(name)) {
        if (name in groups) refuse();
        among = noFields();
        groups[name] = among;
      } else {
        if (name in among) refuse();
        leaf = name;
        value = '';
      }
    },
    text(piece) {
      if (leaf !== undefined) value += piece;
      else if (piece.trim() !== '') refuse();
    },
    close() {
      depth -= 1;
      if (leaf === undefined) among = fields;
      else among[leaf] = value;
      leaf = undefined;
    },
  });
  return isRead ? { root, fields, groups } : undefined;
}

/** Without a prototype, so that no name of a field means anything. */
function noFields(): XmlFields {
  return Object.create(null);
}

export interface XmlTree {
  [name: string]: string | XmlTree | undefined;
}

/** What is undefined is left out. */
export function writeXml(root: string, tree: XmlTree): string {
  return `<?xml version="1.0" encoding="UTF-8"?>${element(root, tree)}`;
}

function element(name: string, content: string | XmlTree): string {
  if (typeof content === 'string') return `<${name}>${escapeXml(content)}</${name}>`;
  let inside = '';
  for (const field in content) {
    const value = content[field];
    if (value !== undefined) inside += element(field, value);
  }
  return `<${name}>${inside}</${name}>`;
}

const notXml = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;
const special = /[&<>"'\r]/g;
const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
  '\r': '&#13;',
};

/** What XML cannot hold at all is left out. */
export function escapeXml(text: string): string {
  return text.replace(notXml, '').replace(special, (character) => escapes[character] as string);
}
