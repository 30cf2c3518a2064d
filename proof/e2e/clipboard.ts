import { expect, type Locator } from '@playwright/test';

/** What was copied, as it comes out where a person pastes it: reading the clipboard by a script can wait for ever in a browser without a window. */
export async function expectCopied(within: Locator, isRight: (copied: string) => void): Promise<void> {
  await within.evaluate((element) => {
    const field = element.ownerDocument.createElement('textarea');
    field.dataset.pasted = '';
    field.setAttribute('aria-label', 'pasted');
    element.append(field);
    field.focus();
  });
  const field = within.locator('[data-pasted]');
  await expect(async () => {
    await field.fill('');
    await field.press('ControlOrMeta+v');
    isRight(await field.inputValue());
  }).toPass();
  await field.evaluate((element) => element.remove());
}
