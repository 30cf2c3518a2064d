import { call } from './call.js';
import { makeCopyButton } from './copy-button.js';
import { find } from './find.js';
import { seen } from './seen.js';
import { show } from './show.js';

/** @typedef {{ id: string, from: string, text: string, at: string }} Message */

const code = /(?<!\d)\d{6}(?!\d)/;
const timeOfDay = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });
const dayAndTime = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
});

/**
 * The texts of the number that is held, newest first.
 *
 * @param {HTMLElement} root
 * @param {{ say(words: string): void }} phone
 */
export function mount(root, { say }) {
  const list = find(root, 'ol');
  const template = /** @type {HTMLTemplateElement} */ (find(root, 'template'));
  /** @type {Map<string, HTMLElement>} */
  const items = new Map();
  /** @type {string | undefined} */
  let number;
  let seenBefore = '';
  let isFirstLook = true;

  return {
    /** @param {string | undefined} held */
    hold(held) {
      number = held;
      seenBefore = held ? seen.latestOf(held) : '';
      isFirstLook = true;
      items.clear();
      list.replaceChildren();
      show(root, held ? 'loading' : 'none');
    },

    async refresh() {
      const asked = number;
      if (!asked) return;
      /** @type {{ messages: Message[] }} */
      const { messages } = await call(`messages?number=${asked}`);
      // Another number was picked while this one was asked for.
      if (asked === number) draw(messages);
    },
  };

  /** @param {Message[]} messages */
  function draw(messages) {
    const arrived = messages.filter(({ id }) => !items.has(id));
    for (const message of arrived) items.set(message.id, item(message));
    for (const [at, { id }] of messages.entries()) {
      const element = /** @type {HTMLElement} */ (items.get(id));
      if (list.children[at] !== element) list.insertBefore(element, list.children[at] ?? null);
    }
    const kept = new Set(messages.map(({ id }) => id));
    for (const [id, element] of items) {
      if (kept.has(id)) continue;
      element.remove();
      items.delete(id);
    }
    show(root, messages.length > 0 ? 'list' : 'empty');
    if (!isFirstLook && arrived[0]) say(`New message from ${arrived[0].from}: ${arrived[0].text}`);
    isFirstLook = false;
    if (number && messages[0]) seen.remember(number, messages[0].id);
  }

  /** @param {Message} message */
  function item(message) {
    const element = find(/** @type {DocumentFragment} */ (template.content.cloneNode(true)), 'li');
    /** @param {string} name */
    const part = (name) => find(element, `[data-part="${name}"]`);
    const at = new Date(message.at);
    part('from').textContent = message.from;
    part('text').textContent = message.text;
    part('at').textContent = (isToday(at) ? timeOfDay : dayAndTime).format(at);
    part('at').setAttribute('datetime', message.at);
    part('new').hidden = message.id <= seenBefore;
    const [found] = code.exec(message.text) ?? [];
    if (found) {
      part('code').hidden = false;
      part('digits').textContent = found;
      makeCopyButton(part('copy'), { digits: part('digits'), code: found, say });
    }
    return element;
  }
}

/** @param {Date} date */
function isToday(date) {
  return date.toDateString() === new Date().toDateString();
}
