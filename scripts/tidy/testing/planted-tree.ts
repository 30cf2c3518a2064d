import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { readTree, type Tree } from '../tree.ts';

/** A repository of these files alone, as the rules read it. */
export function plantTree(files: Record<string, string>): Tree {
  const root = mkdtempSync(join(tmpdir(), 'tidy-'));
  try {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(join(root, dirname(path)), { recursive: true });
      writeFileSync(join(root, path), text);
    }
    const tree = readTree(root, Object.keys(files));
    // The folder is gone afterwards; the rules still read the texts.
    for (const path of tree.files) tree.read(path);
    return tree;
  } finally {
    rmSync(root, { recursive: true });
  }
}
