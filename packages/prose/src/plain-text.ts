import type { Block, ListItem, Part } from './blocks.ts';

/** The words without their marks, a line for each paragraph, item or row: for a preview, a search, a mail. */
export function plainText(blocks: Block[]): string {
  return blocks.flatMap(linesOf).join('\n');
}

/** The words of one line. */
export function plainParts(parts: Part[]): string {
  return parts.map((part) => (typeof part === 'string' ? part : plainParts(part.parts))).join('');
}

function linesOf(block: Block): string[] {
  if (block.kind === 'rule') return [];
  if (block.kind === 'list') return block.items.flatMap(linesOfItem);
  if (block.kind === 'table') return [block.head, ...block.rows].map((row) => row.map(plainParts).join(' · '));
  return [plainParts(block.parts)];
}

function linesOfItem({ parts, list }: ListItem): string[] {
  return [plainParts(parts), ...(list?.items.flatMap(linesOfItem) ?? [])];
}
