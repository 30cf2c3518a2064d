// Loaded before anything else of a worker: the product gets one bug, in memory only.
import { registerHooks } from 'node:module';
import { applyTo, bugNamed } from './apply.ts';

const bug = bugNamed(process.env.PLANTED ?? '');
registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context);
    const edits = bug.edits.filter(({ file }) => url.endsWith(`/${file}`));
    return edits.length === 0 ? loaded : { ...loaded, source: applyTo(String(loaded.source), edits) };
  },
});
