import { lazyPart } from '../page/lazy-part.tsx';

/** Fetched when there is a break, which few players have. */
export const BreakFacePart = lazyPart(async () => (await import('./break-face.tsx')).BreakFace, 'breaks');
