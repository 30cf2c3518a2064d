const typedLengthMax = 40;
const wordLengthMax = typedLengthMax + 2;
const tooFar = 99;
/** Of a row of distances. */
const width = typedLengthMax + 2;

/**
 * Finds the words that are fewest slips away from what was typed, or whose beginning is: a letter too many, too few, wrong,
 * or two that changed places. Words must come sorted. Neighbours share their beginnings, and with them the work: where a
 * beginning is too far away already, all words that begin like it are passed over.
 */
export function createNearestWords(sorted: readonly string[]) {
  const shared = sorted.map((word, at) => sharedLength(word, sorted[at - 1] ?? ''));
  // How far the first letters of a word (the row) are from the first that were typed (the column).
  const distances = new Uint8Array((wordLengthMax + 1) * width);
  for (let column = 0; column < width; column += 1) distances[column] = column;

  /** Numbers of the words at the least distance, if that is at most `slips`. */
  function within(typed: string, slips: number, isBeginningEnough: boolean): number[] {
    const length = typed.length;
    let least = slips;
    let found: number[] = [];
    /** Down to which letter the rows hold for the word at hand. */
    let depth = 0;
    for (let number = 0; number < sorted.length; ) {
      const word = sorted[number] as string;
      const lastRow = Math.min(word.length, length + slips);
      depth = Math.min(depth, shared[number] as number, lastRow);
      let best = tooFar;
      if (isBeginningEnough) for (let row = 0; row <= depth; row += 1) best = Math.min(best, endOf(row));
      let isPassed = false;
      while (depth < lastRow && !isPassed) {
        depth += 1;
        isPassed = fillRow(distances, depth, typed, word, slips) > least;
        if (isBeginningEnough) best = Math.min(best, endOf(depth));
      }
      if (!isBeginningEnough && depth === word.length) best = endOf(depth);
      if (best < least) found = [];
      if (best <= least) {
        least = best;
        found.push(number);
      }
      number += 1;
      if (isPassed && best > least) while ((shared[number] ?? 0) >= depth) number += 1;
    }
    return found;

    /** How far all that was typed is from so many letters of the word. */
    function endOf(row: number): number {
      return row < length - slips ? tooFar : (distances[row * width + length] as number);
    }
  }

  return {
    find(typed: string): number[] {
      const slipsMax = slipsForgiven(typed.length);
      const isBeginningEnough = typed.length > 3;
      // Most slips are single ones, and to look for those alone is far quicker.
      for (let slips = 1; slips <= slipsMax; slips += 1) {
        const found = within(typed, slips, isBeginningEnough);
        if (found.length > 0) return found;
      }
      return [];
    },
  };
}

/**
 * Answers the least number in the row: below it there is none that is less. Only columns so near to the row that they can
 * matter are looked at, and the ones beside them are shut off.
 */
function fillRow(distances: Uint8Array, row: number, typed: string, word: string, slips: number): number {
  const letter = word.charCodeAt(row - 1);
  const start = row * width;
  const above = start - width;
  const first = Math.max(1, row - slips);
  const last = Math.min(typed.length, row + slips);
  distances[start + first - 1] = first === 1 ? row : tooFar;
  let smallest = distances[start + first - 1] as number;
  for (let column = first; column <= last; column += 1) {
    const other = typed.charCodeAt(column - 1);
    let distance = (distances[above + column - 1] as number) + (letter === other ? 0 : 1);
    const longer = (distances[above + column] as number) + 1;
    const shorter = (distances[start + column - 1] as number) + 1;
    if (longer < distance) distance = longer;
    if (shorter < distance) distance = shorter;
    if (row > 1 && column > 1 && letter !== other) {
      const isSwapped = letter === typed.charCodeAt(column - 2) && other === word.charCodeAt(row - 2);
      const swapped = (distances[above - width + column - 2] as number) + 1;
      if (isSwapped && swapped < distance) distance = swapped;
    }
    distances[start + column] = distance;
    if (distance < smallest) smallest = distance;
  }
  distances[start + last + 1] = tooFar;
  return smallest;
}

function slipsForgiven(length: number): 0 | 1 | 2 {
  if (length < 3 || length > typedLengthMax) return 0;
  return length < 6 ? 1 : 2;
}

function sharedLength(one: string, other: string): number {
  const most = Math.min(one.length, other.length);
  let length = 0;
  while (length < most && one.charCodeAt(length) === other.charCodeAt(length)) length += 1;
  return length;
}
