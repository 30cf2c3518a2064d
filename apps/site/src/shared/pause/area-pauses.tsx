import { lazyPart } from '../page/lazy-part.tsx';

/** Comes after the first paint. */
export const AreaPauses = lazyPart(async () => (await import('./pauses.tsx')).Pauses, 'pause');
