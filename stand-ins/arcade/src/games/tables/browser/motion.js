const isStill = matchMedia('(prefers-reduced-motion: reduce)');

/** @param {number} ms */
export function pause(ms) {
  return isStill.matches ? Promise.resolve() : new Promise((resolve) => setTimeout(resolve, ms));
}

/**
 * Moves something, unless whoever looks at it wants no motion. Where it ends is written beforehand, not left to this.
 *
 * @param {Element} element
 * @param {Keyframe[]} frames
 * @param {KeyframeAnimationOptions} options
 */
export function move(element, frames, options) {
  if (!isStill.matches) element.animate(frames, options);
}
