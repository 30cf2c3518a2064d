/** A piece of a line: plain words, or words under a mark. */
export type Part = string | MarkedPart | LinkPart;

export interface MarkedPart {
  kind: 'bold' | 'italic';
  parts: Part[];
}

export interface LinkPart {
  kind: 'link';
  /** One that `isAddress` lets through. A link holds no other link. */
  address: string;
  parts: Part[];
}

export interface Heading {
  kind: 'heading';
  level: 1 | 2 | 3;
  parts: Part[];
}

export interface Paragraph {
  kind: 'paragraph';
  /** Line breaks are kept as `\n`; the page that shows it decides how to render them. */
  parts: Part[];
}

export interface List {
  kind: 'list';
  isOrdered: boolean;
  /** The number of the first item, where it is ordered. */
  start: number;
  items: ListItem[];
}

export interface ListItem {
  parts: Part[];
  /** One level below, and no deeper. */
  list?: List;
}

export interface Table {
  kind: 'table';
  head: Part[][];
  /** A row may have fewer or more cells than the head. */
  rows: Part[][][];
}

export interface Rule {
  kind: 'rule';
}

export type Block = Heading | Paragraph | List | Table | Rule;
