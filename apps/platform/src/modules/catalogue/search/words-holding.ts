const triple = 3;
const none: Int32Array = new Int32Array();

/**
 * Finds the words that hold a text anywhere. Every three letters in a row lead to the words that have them, so that of many
 * thousand words only a few must be looked at, and for most slips none.
 */
export function createWordsHolding(words: readonly string[]) {
  const wordsWith = new Map<number, number[]>();
  for (const [number, word] of words.entries()) {
    for (let place = 0; place + triple <= word.length; place += 1) {
      const key = tripleAt(word, place);
      const list = wordsWith.get(key);
      if (!list) wordsWith.set(key, [number]);
      else if (list.at(-1) !== number) list.push(number);
    }
  }
  const lists = new Map([...wordsWith].map(([key, numbers]) => [key, Int32Array.from(numbers)]));

  /** Those that the rarest three letters of the text lead to. */
  function candidates(text: string): Int32Array {
    let rarest: Int32Array | undefined;
    for (let place = 0; place + triple <= text.length; place += 1) {
      const list = lists.get(tripleAt(text, place)) ?? none;
      if (!rarest || list.length < rarest.length) rarest = list;
      if (rarest.length === 0) break;
    }
    return rarest ?? none;
  }

  return (text: string): number[] => {
    const found: number[] = [];
    if (text.length < triple) {
      for (const [number, word] of words.entries()) if (word.includes(text)) found.push(number);
      return found;
    }
    for (const number of candidates(text)) if ((words[number] as string).includes(text)) found.push(number);
    return found;
  };
}

/** Three letters as one number: they take 16 bits each, and a number holds 53. */
function tripleAt(text: string, place: number): number {
  return (text.charCodeAt(place) * 0x1_0000 + text.charCodeAt(place + 1)) * 0x1_0000 + text.charCodeAt(place + 2);
}
