import type { Side } from '../../../src/contract/offer.ts';

const shield = 'M2 2h16v10c0 4-3.5 6.5-8 8-4.5-1.5-8-4-8-8z';

/** What the second colour covers of the shield, by the name of the shape. */
const layers: Record<string, string> = {
  plain: 'M2 2h16v3H2z',
  halves: 'M10 2h8v10c0 4-3.5 6.5-8 8z',
  stripes: 'M5 2h3v17l-3-2zM12 2h3v15l-3 2z',
  hoops: 'M2 6h16v3H2zM2.4 13h15.2l-1.5 3H3.9z',
  sash: 'M2 2h5l11 11-2 4L2 6z',
  quarters: 'M10 2h8v8h-8zM2 10h8v10c-4.5-1.5-8-4-8-8z',
  chevron: 'm2 13 8-7 8 7-2 4-6-5-6 5z',
  disc: 'M10 5a5 5 0 1 0 0 10 5 5 0 0 0 0-10z',
};

/** A club's crest: two colours and a shape. The name stands beside it, so voices need not know of it. */
export function Crest({ crest: { colours, shape }, size = 18 }: { crest: Side['crest']; size?: number }) {
  return (
    <svg class="crest" width={size} height={size * 1.1} viewBox="1 1 18 20" aria-hidden="true">
      <path d={shield} fill={colours[0]} />
      <path d={layers[shape] ?? layers.halves} fill={colours[1]} />
      <path d={shield} fill="none" class="crest-rim" />
    </svg>
  );
}
