/** @typedef {import('../../../page/browser/table.js').Table} Table */

/**
 * The buttons for what can be done, each with what it costs more, in the place of the chips while a hand is played.
 *
 * @param {Table} table
 */
export function mountMoves({ find, texts, money, fill, move }) {
  const staking = find('#staking');
  const moving = find('#moving');
  const buttons = [...moving.querySelectorAll('button')];
  for (const button of buttons) {
    button.addEventListener('click', () => {
      if (button.ariaDisabled !== 'true') move({ do: button.dataset.do });
    });
  }
  addEventListener('keydown', ({ key, ctrlKey, metaKey, altKey, repeat }) => {
    if (ctrlKey || metaKey || altKey || repeat || moving.hidden || document.querySelector('dialog[open]')) return;
    buttons.find((one) => !one.hidden && one.ariaKeyShortcuts === key.toUpperCase())?.click();
  });

  return {
    /** @param {{ do: string, costs: string | null }[]} deeds None when no hand is played. */
    show(deeds) {
      const hadFocus = [staking, moving].some((part) => part.contains(document.activeElement));
      for (const button of buttons) {
        const deed = deeds.find((one) => one.do === button.dataset.do);
        button.hidden = !deed;
        const costs = deed?.costs ? fill(texts.costs ?? '', { amount: money(deed.costs) }) : '';
        find('small', button).textContent = costs;
      }
      moving.hidden = deeds.length === 0;
      staking.hidden = deeds.length > 0;
      // Whoever plays by keyboard is not thrown back to the top of the page, nor onto something that costs more.
      const isLost = !document.activeElement?.checkVisibility() || document.activeElement === document.body;
      if (!hadFocus || !isLost) return;
      const free = deeds.find(({ costs }) => costs === null);
      if (free) buttons.find((button) => button.dataset.do === free.do)?.focus();
      else find('.go', staking).focus();
    },
  };
}
