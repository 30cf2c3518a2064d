const marksMax = 2 ** 31;

/** Finds the places of the items that have at least one word of each list. `postings` has the places of each word, in order. */
export function createIntersection(postings: readonly Int32Array[], itemCount: number) {
  // How many words of the search an item has; counting goes on from search to search, so that nothing must be cleared.
  const marks = new Uint32Array(itemCount);
  let marked = 0;

  return function withOneOfEach(lists: number[][], mayShow: (place: number) => boolean): number[] {
    if (lists.length === 0 || lists.some((list) => list.length === 0)) return [];
    if (marked > marksMax) {
      marks.fill(0);
      marked = 0;
    }
    const base = marked;
    const whole = base + lists.length;
    marked = whole + 1;
    const found: number[] = [];
    // Counted by hand, because iterators are slow and this is where a search spends its time.
    for (let at = 0; at < lists.length; at += 1) {
      const next = base + at + 1;
      const list = lists[at] as number[];
      for (let nth = 0; nth < list.length; nth += 1) {
        const places = postings[list[nth] as number] as Int32Array;
        for (let each = 0; each < places.length; each += 1) {
          const place = places[each] as number;
          const mark = marks[place] as number;
          if (at === 0 ? mark > base : mark !== next - 1) continue;
          marks[place] = next;
          if (next === whole && mayShow(place)) found.push(place);
        }
      }
    }
    // The places of one word are in order; those of several have to be put in order.
    return (lists.at(-1)?.length ?? 0) > 1 ? Array.from(Int32Array.from(found).sort()) : found;
  };
}
