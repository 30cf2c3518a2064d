/** What the browser keeps for the page. Storage can be closed to a page in a frame; what is kept then lasts as long as the page. */
export interface Shelf {
  read(name: string): unknown;
  write(name: string, value: unknown): void;
  /** Whether it will still be there when the page is opened again. */
  isLasting(): boolean;
}

export function openShelf(prefix: string): Shelf {
  const inMemory = new Map<string, unknown>();
  return {
    read(name) {
      try {
        const text = localStorage.getItem(`${prefix}:${name}`);
        if (text !== null) return JSON.parse(text);
      } catch {
        // As if nothing had been kept.
      }
      return inMemory.get(name);
    },
    isLasting() {
      try {
        localStorage.setItem(`${prefix}:lasts`, '1');
        return localStorage.getItem(`${prefix}:lasts`) === '1';
      } catch {
        return false;
      }
    },
    write(name, value) {
      inMemory.set(name, value);
      try {
        localStorage.setItem(`${prefix}:${name}`, JSON.stringify(value));
      } catch {
        // As above.
      }
    },
  };
}
