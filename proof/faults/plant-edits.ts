// Loaded first by a process of a control: edits the text of the product, in the memory of that process only.
import { registerHooks } from 'node:module';
import { applyTo } from '../simulate/planted/apply.ts';
import type { Edit } from '../simulate/planted/bugs.ts';

const edits: Edit[] = JSON.parse(process.env.PLANTED_EDITS ?? '[]');
registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context);
    const here = edits.filter(({ file }) => url.endsWith(`/${file}`));
    return here.length === 0 ? loaded : { ...loaded, source: applyTo(String(loaded.source), here) };
  },
});
