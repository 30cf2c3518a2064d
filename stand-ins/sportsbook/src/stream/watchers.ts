import type { WebSocket } from 'ws';
import * as library from 'ws';

/** One that has not taken so much yet is given up: it opens another and is told how things stand. */
const stuckBytes = 64 * 1_024;

/** The library's own framing, which its types leave out. */
const { Sender } = library as unknown as { Sender: { frame(data: Buffer, options: object): Buffer[] } };

interface Inside {
  _socket?: { write(bytes: Buffer): void; writableLength: number };
}

/** What a page shows. */
export interface Shown {
  watched: ReadonlySet<string>;
  opened: string | undefined;
  hasLists: boolean;
}

export interface Watcher {
  socket: WebSocket;
  /** Nothing before it has said what it shows. */
  crowd: Crowd | undefined;
  /** It was heard from since it was last asked whether it is there. */
  isAlive: boolean;
}

/** Everybody who shows the same, and so is told the same. */
export interface Crowd extends Shown {
  key: string;
  members: Set<Watcher>;
}

/** A message ready to be written to any number of sockets. */
export function frameText(text: string): Buffer {
  const options = { fin: true, rsv1: false, opcode: 1, mask: false, readOnly: true };
  return Buffer.concat(Sender.frame(Buffer.from(text), options));
}

/** Past the library, which would frame it again for each socket. */
export function writeFrame({ socket }: Watcher, frame: Buffer): void {
  const inside = (socket as unknown as Inside)._socket;
  if (!inside || socket.readyState !== socket.OPEN) return;
  if (inside.writableLength > stuckBytes) socket.terminate();
  else inside.write(frame);
}

/** Who watches which match. */
export function createWatchers() {
  const all = new Set<Watcher>();
  const crowds = new Map<string, Crowd>();
  const ofMatch = new Map<string, Set<Crowd>>();

  function crowdOf(shown: Shown): Crowd {
    const key = JSON.stringify([[...shown.watched].sort(), shown.opened, shown.hasLists]);
    const known = crowds.get(key);
    if (known) return known;
    const crowd = { ...shown, key, members: new Set<Watcher>() };
    crowds.set(key, crowd);
    for (const id of idsOf(crowd)) ofMatch.set(id, (ofMatch.get(id) ?? new Set()).add(crowd));
    return crowd;
  }

  function leave(watcher: Watcher): void {
    const { crowd } = watcher;
    watcher.crowd = undefined;
    crowd?.members.delete(watcher);
    if (!crowd || crowd.members.size > 0) return;
    crowds.delete(crowd.key);
    for (const id of idsOf(crowd)) {
      const watching = ofMatch.get(id);
      watching?.delete(crowd);
      if (watching?.size === 0) ofMatch.delete(id);
    }
  }

  return {
    all: all as ReadonlySet<Watcher>,
    crowds: (): Iterable<Crowd> => crowds.values(),
    /** Undefined where no page watches. */
    of: (id: string): ReadonlySet<Crowd> | undefined => ofMatch.get(id),
    add: (watcher: Watcher) => void all.add(watcher),
    /** What it showed before counts no more. */
    show(watcher: Watcher, shown: Shown): void {
      leave(watcher);
      watcher.crowd = crowdOf(shown);
      watcher.crowd.members.add(watcher);
    },
    remove(watcher: Watcher): void {
      all.delete(watcher);
      leave(watcher);
    },
  };
}

function idsOf({ watched, opened }: Shown): Set<string> {
  return new Set([...watched, ...(opened === undefined ? [] : [opened])]);
}

export type Watchers = ReturnType<typeof createWatchers>;
