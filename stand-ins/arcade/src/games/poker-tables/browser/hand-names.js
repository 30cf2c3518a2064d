/** @typedef {{ kind: string, ranks: number[] }} Made */

/**
 * A hand in words, to stand inside a sentence: `two pair, kings and nines`.
 *
 * @param {Made | undefined} made
 * @param {Record<string, string>} texts
 * @param {(text: string, values: Record<string, string>) => string} fill
 */
export function handName(made, texts, fill) {
  if (!made) return '';
  const [first, second] = made.ranks;
  return fill(texts[`hand-${made.kind}`] ?? '', {
    one: texts[`one-${first}`] ?? '',
    many: texts[`many-${first}`] ?? '',
    others: texts[`many-${second}`] ?? '',
  });
}

/**
 * Two hands, each in words. Where both have the same name and are not the same, the card that decides between them is named too.
 *
 * @param {Made | undefined} yours
 * @param {Made | undefined} theirs
 * @param {Record<string, string>} texts
 * @param {(text: string, values: Record<string, string>) => string} fill
 */
export function handNames(yours, theirs, texts, fill) {
  const names = { yours: handName(yours, texts, fill), theirs: handName(theirs, texts, fill) };
  if (!yours || !theirs || names.yours !== names.theirs) return names;
  const deciding = yours.ranks.findIndex((rank, at) => rank !== theirs.ranks[at]);
  if (deciding < 0) return names;
  /** @param {Made} made */
  const withKicker = ({ ranks }) =>
    fill(texts.kicker ?? '', { hand: names.yours, one: texts[`one-${ranks[deciding]}`] ?? '' });
  return { yours: withKicker(yours), theirs: withKicker(theirs) };
}

/** With a capital at the beginning. @param {string} words */
export function sentence(words) {
  return words.slice(0, 1).toLocaleUpperCase() + words.slice(1);
}
