/**
 * Keeps items in order, and knows the place of each and the item at each place, in steps that grow with the number of digits of
 * how many there are. A tree of wide nodes that count what lies below them. Items are whole numbers, such as places in columns.
 */
export interface Order {
  readonly size: number;
  /** The item must not be there yet. */
  add(item: number): void;
  /** The item must be there, and compare as it did when it came. */
  remove(item: number): void;
  /** How many are before it, whether it is there or not. */
  countBefore(item: number): number;
  /** The items from a place on, counted from 0. */
  from(place: number, count: number): number[];
}

/** Nodes split when they grow past it, and are put together when two fit into half of one. */
const widthMax = 128;

interface Leaf {
  items: number[];
}

/** What has to be known of the nodes below lies side by side here: going to each of them for it is what would take long. */
interface Branch {
  nodes: Node[];
  firsts: number[];
  sizes: number[];
  items?: undefined;
}

type Node = Leaf | Branch;

/** `isBefore` says of two different items which one comes first. */
export function createOrder(isBefore: (one: number, other: number) => boolean): Order {
  let root: Node = { items: [] };
  let size = 0;

  /** How many of a list's items come before this one. */
  function placeIn(items: number[], item: number): number {
    let [low, high] = [0, items.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      const other = items[middle] as number;
      if (other !== item && isBefore(other, item)) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** The last node that does not begin after the item, or the first one. */
  function nodeFor({ firsts }: Branch, item: number): number {
    const at = placeIn(firsts, item);
    return firsts[at] === item ? at : Math.max(at - 1, 0);
  }

  /** The new right half of a node that grew too wide. */
  function addTo(node: Node, item: number): Node | undefined {
    if (node.items) {
      node.items.splice(placeIn(node.items, item), 0, item);
      return node.items.length > widthMax ? { items: node.items.splice(widthMax / 2) } : undefined;
    }
    const at = nodeFor(node, item);
    const half = addTo(node.nodes[at] as Node, item);
    note(node, at);
    if (!half) return undefined;
    node.nodes.splice(at + 1, 0, half);
    node.firsts.splice(at + 1, 0, firstOf(half));
    node.sizes.splice(at + 1, 0, sizeOf(half));
    return node.nodes.length > widthMax ? splitBranch(node) : undefined;
  }

  function removeFrom(node: Node, item: number): void {
    if (node.items) {
      node.items.splice(placeIn(node.items, item), 1);
      return;
    }
    const at = nodeFor(node, item);
    removeFrom(node.nodes[at] as Node, item);
    note(node, at);
    narrow(node, at);
  }

  return {
    get size() {
      return size;
    },
    add(item) {
      size += 1;
      const half = addTo(root, item);
      if (half) root = branchOf([root, half]);
    },
    remove(item) {
      size -= 1;
      removeFrom(root, item);
      while (!root.items && root.nodes.length === 1) root = root.nodes[0] as Node;
    },
    countBefore(item) {
      let count = 0;
      let node = root;
      while (!node.items) {
        const at = nodeFor(node, item);
        for (let before = 0; before < at; before += 1) count += node.sizes[before] as number;
        node = node.nodes[at] as Node;
      }
      return count + placeIn(node.items, item);
    },
    from(place, count) {
      const found: number[] = [];
      collect(root, place, count, found);
      return found;
    },
  };
}

const firstOf = (node: Node): number => (node.items ?? node.firsts)[0] as number;
const sizeOf = (node: Node): number =>
  node.items?.length ?? (node as Branch).sizes.reduce((sum, size) => sum + size, 0);
const widthOf = (node: Node): number => (node.items ?? node.nodes).length;

function branchOf(nodes: Node[]): Branch {
  return { nodes, firsts: nodes.map(firstOf), sizes: nodes.map(sizeOf) };
}

/** After something below one of its nodes has changed. */
function note(branch: Branch, at: number): void {
  const node = branch.nodes[at] as Node;
  branch.firsts[at] = firstOf(node);
  branch.sizes[at] = sizeOf(node);
}

function splitBranch({ nodes, firsts, sizes }: Branch): Branch {
  const middle = widthMax / 2;
  return { nodes: nodes.splice(middle), firsts: firsts.splice(middle), sizes: sizes.splice(middle) };
}

/** Takes away a node that is empty, or puts it together with a neighbour when both are small. */
function narrow({ nodes, firsts, sizes }: Branch, at: number): void {
  const drop = (gone: number) => {
    for (const list of [nodes, firsts, sizes]) list.splice(gone, 1);
  };
  if (sizes[at] === 0) {
    if (nodes.length > 1) drop(at);
    return;
  }
  const left = at > 0 ? at - 1 : at;
  const [one, other] = [nodes[left], nodes[left + 1]];
  if (!one || !other || widthOf(one) + widthOf(other) > widthMax / 2) return;
  if (one.items && other.items) one.items.push(...other.items);
  else if (!one.items && !other.items) {
    one.nodes.push(...other.nodes);
    one.firsts.push(...other.firsts);
    one.sizes.push(...other.sizes);
  }
  sizes[left] = sizeOf(one);
  drop(left + 1);
}

function collect(node: Node, skip: number, count: number, found: number[]): void {
  if (node.items) {
    for (let at = skip; at < node.items.length && found.length < count; at += 1) found.push(node.items[at] as number);
    return;
  }
  let left = skip;
  for (let at = 0; at < node.nodes.length && found.length < count; at += 1) {
    const size = node.sizes[at] as number;
    if (left >= size) left -= size;
    else {
      collect(node.nodes[at] as Node, left, count, found);
      left = 0;
    }
  }
}
