/** The colours of one drawing. A motif keeps a colour of its own only where it could not be recognised in another. */
export interface Palette {
  /** The darkest: outlines, silhouettes, the pupil of an eye. */
  readonly ink: string;
  /** The dark side of the main colour. */
  readonly deep: string;
  /** Wood, clay, bronze, hide: the body of most motifs. */
  readonly main: string;
  /** Bone, cloth, shell. */
  readonly light: string;
  /** Gold, and whatever shines. */
  readonly glow: string;
  /** The colour that stands out from the sky. */
  readonly pop: string;
  readonly leaf: string;
}

/** The sky of a tile, from the zenith to the horizon, the earth below, and the colours that go with them. */
export interface Sky {
  readonly zenith: string;
  readonly middle: string;
  readonly horizon: string;
  /** The sun or moon behind the motif, in a tone of the sky itself, so that it does not compete. */
  readonly disc: string;
  readonly earth: string;
  readonly palette: Palette;
}
