import type { Block, List, Table } from '@harmattan/prose/blocks';
import { plainParts } from '@harmattan/prose/plain-text';
import styles from './prose.module.css';
import { ProseParts } from './prose-parts.tsx';

export interface ProseLook {
  /** Of its highest headings: one below the heading that it stands under. */
  headingLevel: 2 | 3 | 4;
  /** Whether a line break inside a paragraph is shown as one, as in a letter. */
  keepsLines?: boolean;
}

interface ProseBlocksProps extends ProseLook {
  blocks: Block[];
  /** Gives headings ids to jump to: the block's place in the text, so that they are the same in every language. */
  headingId?: (index: number) => string;
}

/** For who has read the text already, such as a page that lists its headings. */
export function ProseBlocks({ blocks, headingLevel, keepsLines = false, headingId }: ProseBlocksProps) {
  return (
    <div className={keepsLines ? `${styles.prose} ${styles.lines}` : styles.prose}>
      {blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a text do not move.
        <ProseBlock key={index} block={block} headingLevel={headingLevel} id={headingId?.(index)} />
      ))}
    </div>
  );
}

interface ProseBlockProps {
  block: Block;
  headingLevel: number;
  id: string | undefined;
}

function ProseBlock({ block, headingLevel, id }: ProseBlockProps) {
  if (block.kind === 'rule') return <hr />;
  if (block.kind === 'list') return <ProseList list={block} />;
  if (block.kind === 'table') return <ProseTable table={block} />;
  if (block.kind === 'paragraph') {
    return (
      <p>
        <ProseParts parts={block.parts} />
      </p>
    );
  }
  const Heading = `h${headingLevel + block.level - 1}` as 'h2';
  return (
    <Heading id={id} data-level={block.level}>
      <ProseParts parts={block.parts} />
    </Heading>
  );
}

function ProseList({ list }: { list: List }) {
  const items = list.items.map((item, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the items of a text do not move.
    <li key={index}>
      <ProseParts parts={item.parts} />
      {item.list && <ProseList list={item.list} />}
    </li>
  ));
  return list.isOrdered ? <ol start={list.start}>{items}</ol> : <ul>{items}</ul>;
}

/**
 * Scrolls inside itself where it is wider than the screen; the focus lets the arrow keys do it as well. With three columns or more a
 * phone shows each row as a card instead, because columns of one word cannot be read.
 */
function ProseTable({ table }: { table: Table }) {
  const names = table.head.map(plainParts);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields; this groups what scrolls.
    <div
      role="group"
      aria-label={names.join(', ')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: without it a keyboard could not reach the hidden columns.
      tabIndex={0}
      className={styles.scroll}
      data-cards={names.length > 2 || undefined}
    >
      <table>
        <thead>
          <tr>
            {table.head.map((cell, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the cells of a text do not move.
              <th key={index} scope="col">
                <ProseParts parts={cell} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a text do not move.
            <tr key={index}>
              {row.map((cell, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the cells of a text do not move.
                <td key={column} data-name={names[column]}>
                  <ProseParts parts={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
