import { readData } from './find.js';

/** @type {{ origin: string }} */
const site = readData('site');

/**
 * Tells the site around the frame. Only the site may hear it.
 *
 * @param {'harmattan:close' | 'harmattan:session-expired'} type
 */
export function tellSite(type) {
  if (parent !== window) parent.postMessage({ type }, site.origin);
}

// The site has something to ask the player: what plays by itself stops.
addEventListener('message', ({ data, origin, source }) => {
  if (parent === window || source !== parent || origin !== site.origin) return;
  if (data?.type === 'harmattan:pause') dispatchEvent(new Event('harmattan:pause'));
});

// The site's own bar above the frame says what this is, and leads back.
if (parent !== window) document.documentElement.dataset.framed = '';

for (const link of document.querySelectorAll('[data-back]')) {
  link.addEventListener('click', (event) => {
    // Nobody around us: the link leads to the site by itself.
    if (parent === window) return;
    event.preventDefault();
    tellSite('harmattan:close');
  });
}
