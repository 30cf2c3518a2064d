/** Brings the top of the frame to the top of the window, or what lies so many pixels below it. */
export function scrollToFrame(frame: HTMLElement | null, offsetPx = 0): void {
  if (frame) scrollTo(0, frame.getBoundingClientRect().top + scrollY + offsetPx);
}
