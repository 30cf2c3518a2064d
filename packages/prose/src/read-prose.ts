import type { Block, List, ListItem, Table } from './blocks.ts';
import { readParts } from './read-parts.ts';

/**
 * Formatted text as blocks: headings, paragraphs, lists, tables, rules. There is no HTML in it, and nothing that can go
 * wrong: what is no mark is text. It takes time in proportion to the text, whatever the text is.
 */
export function readProse(text: string): Block[] {
  const blocks: Block[] = [];
  const { hasList, addLine, addItem, endLines, endList } = createFlow(blocks);
  let table: Table | undefined;
  /** Whether a blank line came after the list's newest item. */
  let isAfterBlank = false;

  const all = text.split(/\r\n?|\n/);
  for (let index = 0; index < all.length; index++) {
    const line = all[index] ?? '';
    const words = line.trim();
    if (table && words.startsWith('|')) {
      table.rows.push(readCells(words).map(readParts));
      continue;
    }
    table = undefined;
    if (words === '') {
      isAfterBlank = true;
      if (!hasList()) endLines();
      continue;
    }
    const [, hashes, title] = /^(#{1,3})[ \t]+(.+)$/s.exec(words) ?? [];
    if (hashes && title) {
      endList();
      blocks.push({ kind: 'heading', level: hashes.length as 1 | 2 | 3, parts: readParts(title) });
    } else if (/^-{3,}$/.test(words)) {
      endList();
      blocks.push({ kind: 'rule' });
    } else if (words.startsWith('|') && isTableRule(all[index + 1], readCells(words).length)) {
      endList();
      table = { kind: 'table', head: readCells(words).map(readParts), rows: [] };
      blocks.push(table);
      index++;
    } else if (!addItem(line)) {
      // A line that is not set in, after a blank one, is no longer the list's.
      if (hasList() && isAfterBlank && !/^[ \t]/.test(line)) endList();
      addLine(words);
    }
    isAfterBlank = false;
  }
  endList();
  return blocks;
}

/** Paragraphs and lists: both take in lines until something else begins. */
function createFlow(blocks: Block[]) {
  /** The lines of the paragraph, or of the list's newest item, that is being read. */
  let lines: string[] = [];
  let list: List | undefined;
  let item: ListItem | undefined;

  function addItem(line: string): boolean {
    const [, indent = '', mark, words] = /^([ \t]*)(-|\d{1,9}\.)[ \t]+(\S.*)$/s.exec(line) ?? [];
    if (!mark || !words) return false;
    const isOrdered = mark !== '-';
    // A paragraph's line may happen to begin with a year.
    if (isOrdered && mark !== '1.' && !list && lines.length > 0) return false;
    endLines();
    const isNested = list !== undefined && /\t| {2}/.test(indent);
    if (!isNested && list?.isOrdered !== isOrdered) list = undefined;
    const start = isOrdered ? Number.parseInt(mark, 10) : 1;
    if (!list) {
      list = { kind: 'list', isOrdered, start, items: [] };
      blocks.push(list);
    }
    const outer = list.items.at(-1);
    let into = list;
    if (isNested && outer) {
      outer.list ??= { kind: 'list', isOrdered, start, items: [] };
      into = outer.list;
    }
    item = { parts: [] };
    into.items.push(item);
    lines = [words.trimEnd()];
    return true;
  }

  function endLines(): void {
    const parts = lines.length > 0 ? readParts(lines.join('\n')) : undefined;
    if (parts && item) item.parts = parts;
    else if (parts) blocks.push({ kind: 'paragraph', parts });
    lines = [];
    item = undefined;
  }

  function endList(): void {
    endLines();
    list = undefined;
  }

  return {
    hasList: () => list !== undefined,
    addLine: (words: string) => void lines.push(words),
    addItem,
    endLines,
    endList,
  };
}

/** The line under a table's head, which makes it one: `|---|---|`. */
function isTableRule(line = '', columns: number): boolean {
  const words = line.trim();
  const cells = words.startsWith('|') ? readCells(words) : [];
  return cells.length === columns && cells.every((cell) => /^:?-+:?$/.test(cell));
}

function readCells(words: string): string[] {
  return words
    .slice(1, words.length > 1 && words.endsWith('|') ? -1 : undefined)
    .split('|')
    .map((cell) => cell.trim());
}
