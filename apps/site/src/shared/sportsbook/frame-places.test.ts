import { expect, it } from 'vitest';
import { createFramePlaces } from './frame-places.ts';

/** A window of 700 px over a frame whose height changes. */
function openFrame() {
  const frame = { heightPx: 3_000, atPx: 0 };
  const places = createFramePlaces('/', {
    offsetPx: () => frame.atPx,
    scrollTo(px) {
      frame.atPx = Math.min(px, frame.heightPx - 700);
    },
  });
  /** As a book does that begins each view at its top. */
  function open(path: string, heightPx: number): void {
    places.navigated(path);
    places.giveUp();
    resize(heightPx);
    frame.atPx = 0;
  }
  function resize(heightPx: number): void {
    frame.heightPx = heightPx;
    frame.atPx = Math.min(frame.atPx, heightPx - 700);
    places.resized();
  }
  return { frame, places, open, resize };
}

it('leads back to where a view was left, once it is as high as it was', () => {
  const { frame, places, open, resize } = openFrame();
  frame.atPx = 1_800;
  open('/match/17', 1_200);
  frame.atPx = 300;
  places.navigated('/');
  resize(900);
  expect(frame.atPx).toBe(200);
  resize(3_000);
  expect(frame.atPx).toBe(1_800);
  frame.atPx = 40;
  resize(3_100);
  expect(frame.atPx, 'it is reached once').toBe(40);
});

it('leads back from a view that is longer, too', () => {
  const { frame, places, open, resize } = openFrame();
  frame.atPx = 1_800;
  open('/match/17', 6_000);
  places.navigated('/');
  resize(900);
  resize(3_000);
  expect(frame.atPx).toBe(1_800);
});

it('stays where the player has scrolled meanwhile', () => {
  const { frame, places, open, resize } = openFrame();
  frame.atPx = 1_800;
  open('/match/17', 1_200);
  places.navigated('/');
  resize(900);
  places.giveUp();
  frame.atPx = 100;
  resize(3_000);
  expect(frame.atPx).toBe(100);
});

it('begins a view at its top where the book asks for it, also one that was left before', () => {
  const { frame, open } = openFrame();
  frame.atPx = 1_800;
  open('/match/17', 1_200);
  open('/', 3_000);
  expect(frame.atPx).toBe(0);
});
