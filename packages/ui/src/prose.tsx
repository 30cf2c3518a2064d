import { readProse } from '@harmattan/prose/read-prose';
import { useMemo } from 'react';
import { ProseBlocks, type ProseLook } from './prose-blocks.tsx';

/** Formatted text that the operator or we wrote. It can hold words, lists, tables and safe links, and no markup. */
export function Prose({ text, ...look }: ProseLook & { text: string }) {
  const blocks = useMemo(() => readProse(text), [text]);
  return <ProseBlocks blocks={blocks} {...look} />;
}
