import { expect, type Locator, type Page, test } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';

function specimen(page: Page, name: string): Locator {
  return page.getByRole('region', { name });
}

test.beforeEach(async ({ page }) => {
  await page.goto('/gallery');
  await expect(page.getByRole('heading', { level: 1, name: 'Component gallery' })).toBeVisible();
});

test.describe('Dialog', () => {
  test('takes the focus, closes with Escape and gives the focus back', async ({ page }) => {
    const opener = page.getByRole('button', { name: 'Open the dialog' });
    await opener.click();
    const dialog = page.getByRole('dialog', { name: 'Leave without saving?' });
    await expect(dialog.getByRole('heading')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  });

  test('closes with a press beside it, not with one inside', { tag: '@layout' }, async ({ page }) => {
    await page.getByRole('button', { name: 'Open the dialog' }).click();
    const dialog = page.getByRole('dialog', { name: 'Leave without saving?' });
    await dialog.getByText('What you typed').click();
    await expect(dialog).toBeVisible();
    await page.mouse.click(4, 4);
    await expect(dialog).toBeHidden();
  });

  test('keeps the keyboard inside', async ({ page }) => {
    await page.getByRole('button', { name: 'Open the dialog' }).click();
    const dialog = page.getByRole('dialog');
    await page.keyboard.press('Tab');
    await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(dialog.getByRole('button', { name: 'Stay' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(dialog.getByRole('button', { name: 'Leave' })).toBeFocused();
  });

  test('static, yields only to its own button', async ({ page }) => {
    const opener = page.getByRole('button', { name: 'Open the static dialog' });
    await opener.click();
    const dialog = page.getByRole('dialog', { name: 'Are you 18 or over?' });
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await page.mouse.click(4, 4);
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: 'I am 18 or over' }).click();
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  });
});

test('a double tap has one effect on a dialog and none on the page below', async ({ page }) => {
  const opener = page.getByRole('button', { name: 'Open the dialog' });
  const dialog = page.getByRole('dialog', { name: 'Leave without saving?' });
  await opener.dblclick();
  await expect(dialog).toBeVisible();
  const box = await dialog.getByRole('button', { name: 'Stay' }).boundingBox();
  expect(box).not.toBeNull();
  const [x, y] = [(box?.x ?? 0) + 10, (box?.y ?? 0) + 10];
  await page.evaluate(`addEventListener('touchstart', ({ timeStamp }) => window.taps.push(timeStamp), true);
    addEventListener('click', () => { window.clicks += 1; })`);
  // The dialog goes with the first tap. The second one lands on the page. On a busy machine it may come too late for a double tap.
  await expect(async () => {
    if (await dialog.isHidden()) await opener.click();
    await expect(dialog).toBeVisible();
    await page.evaluate('window.taps = []; window.clicks = 0');
    await Promise.all([page.touchscreen.tap(x, y), page.touchscreen.tap(x, y)]);
    await expect(dialog).toBeHidden();
    expect(await page.evaluate('window.taps[1] - window.taps[0]')).toBeLessThan(300);
  }).toPass();
  expect(await page.evaluate('window.clicks')).toBe(1);
});

test('Drawer holds the page still and closes with its cross', { tag: '@layout' }, async ({ page }) => {
  const opener = page.getByRole('button', { name: 'Open the drawer · start' });
  await opener.click();
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await expect(drawer).toBeVisible();
  const before = await page.evaluate('scrollY');
  await page.mouse.move(300, 300);
  await page.mouse.wheel(0, 400);
  expect(await page.evaluate('scrollY')).toBe(before);
  await drawer.getByRole('button', { name: 'Close' }).click();
  await expect(drawer).toBeHidden();
  await expect(opener).toBeFocused();
});

test('Tabs follow the arrow keys, around both ends', async ({ page }) => {
  const tabs = page.getByRole('tablist', { name: 'Day' });
  await tabs.getByRole('tab', { name: 'Today' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(tabs.getByRole('tab', { name: 'Tomorrow' })).toBeFocused();
  await expect(tabs.getByRole('tab', { selected: true })).toHaveText('Tomorrow');
  await expect(page.getByRole('tabpanel', { name: 'Tomorrow' })).toContainText('Chosen: Tomorrow');
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowRight');
  await expect(tabs.getByRole('tab', { name: 'Today' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tabpanel', { name: 'Today' })).toBeFocused();
});

test.describe('AmountField', () => {
  const field = (page: Page) => specimen(page, 'AmountField').getByLabel('Amount').first();
  const minor = (page: Page) => specimen(page, 'AmountField').getByText('In minor units');

  async function paste(page: Page, text: string): Promise<void> {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.evaluate(`navigator.clipboard.writeText(${JSON.stringify(text)})`);
    await field(page).press('ControlOrMeta+a');
    await field(page).press('ControlOrMeta+v');
  }

  test('separates thousands while typing and gives exact kobo', async ({ page }) => {
    await field(page).pressSequentially('12345678.9');
    await expect(field(page)).toHaveValue('12,345,678.9');
    await expect(minor(page)).toHaveText('In minor units: 1234567890');
  });

  test('leaves the caret where the typing is', async ({ page }) => {
    await field(page).pressSequentially('1000');
    await field(page).press('Home');
    await field(page).press('ArrowRight');
    await field(page).pressSequentially('23');
    await expect(field(page)).toHaveValue('123,000');
    await field(page).press('Backspace');
    await field(page).pressSequentially('5');
    await expect(field(page)).toHaveValue('125,000');
  });

  test('deletes the digit before a separator', async ({ page }) => {
    await field(page).pressSequentially('1234');
    for (let press = 0; press < 3; press += 1) await field(page).press('ArrowLeft');
    await field(page).press('Backspace');
    await expect(field(page)).toHaveValue('234');
  });

  test('takes what is pasted in a form that leaves no doubt', async ({ page }) => {
    for (const [pasted, shown] of [
      ['1,234.5', '1,234.5'],
      ['₦ 5,000.00', '5,000.00'],
      ['١٢٣٤', '1,234'],
    ] as const) {
      await paste(page, pasted);
      await expect(field(page)).toHaveValue(shown);
    }
  });

  test('shows what would need guessing, takes no amount from it, and says so', async ({ page }) => {
    const words = /Write the amount in figures/;
    const spoken = specimen(page, 'AmountField').getByRole('status').first();
    for (const pasted of ['1e5', '-1', '1234,50', '1.005', '1.000.000', 'rubbish']) {
      await field(page).fill('77');
      await expect(spoken).toBeEmpty();
      await paste(page, pasted);
      await expect(field(page)).toHaveValue(pasted);
      await expect(minor(page)).toHaveText('In minor units: –');
      await expect(field(page)).toHaveAccessibleDescription(words);
      await expect(field(page)).toHaveAttribute('aria-invalid', 'true');
      await expect(spoken).toHaveText(words);
    }
    await field(page).fill('');
    await field(page).pressSequentially('-1');
    await expect(field(page)).toHaveValue('-1');
    await expect(spoken).toHaveText(words);
  });

  test('takes the same amount in place of itself, pasted or filled in', async ({ page }) => {
    await field(page).pressSequentially('1000');
    await expect(field(page)).toHaveValue('1,000');
    await paste(page, '1000');
    await expect(field(page)).toHaveValue('1,000');
    await field(page).evaluate((input: HTMLInputElement) => {
      // As a browser fills a form in: the value is set, and the event names no kind of input.
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, '1000');
      input.dispatchEvent(new Event('input', { bubbles: true }));
    });
    await expect(field(page)).toHaveValue('1,000');
    await expect(minor(page)).toHaveText('In minor units: 100000');
  });

  test('waits with its word until a number that needs more digits is left', async ({ page }) => {
    await field(page).pressSequentially('12,5');
    await expect(field(page)).not.toHaveAttribute('aria-invalid');
    await field(page).blur();
    await expect(field(page)).toHaveValue('12,5');
    await expect(field(page)).toHaveAttribute('aria-invalid', 'true');
    await expect(minor(page)).toHaveText('In minor units: –');
    await field(page).press('End');
    await field(page).pressSequentially('00');
    await expect(field(page)).toHaveValue('12,500');
    await expect(field(page)).not.toHaveAttribute('aria-invalid');
  });
});

test('TextField reads its error and its hint out', async ({ page }) => {
  const field = specimen(page, 'TextField').getByLabel('Mobile number').nth(1);
  await expect(field).toHaveAccessibleDescription(/too short.*sign in with/);
  await expect(field).toHaveAttribute('aria-invalid', 'true');
});

test('Button says why it cannot be used, and stays in reach of the keyboard', async ({ page }) => {
  const button = page.getByRole('button', { name: 'I have sent the money' });
  await expect(button).toHaveAccessibleDescription('Choose an amount first');
  await button.focus();
  await expect(button).toBeFocused();
  await expect(button).toHaveAttribute('aria-disabled', 'true');
});

test('Toast announces one note at a time; an error waits to be dismissed', async ({ page }) => {
  // Stands still but where it is moved: the note would go by itself.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await page.getByRole('button', { name: 'Show a note' }).click();
  await page.getByRole('button', { name: 'Show an error' }).click();
  await page.mouse.move(0, 0);
  const region = page.getByRole('status').filter({ has: page.getByRole('button', { name: 'Dismiss' }) });
  await expect(region).toHaveText('A new version is ready');
  await page.clock.fastForward('00:07');
  await expect(region).toHaveText(/The message was not sent/);
  await page.clock.fastForward('10:00');
  await expect(region).toHaveText(/The message was not sent/);
  await region.getByRole('button', { name: 'Dismiss' }).click();
  await expect(region).toBeHidden();
});

test('Switch turns by its label and by the space bar', async ({ page }) => {
  const control = page.getByRole('switch', { name: 'Quiet nights' });
  await page.getByText('Quiet nights').click();
  await expect(control).toBeChecked();
  await control.press('Space');
  await expect(control).not.toBeChecked();
});

test('Checkbox is ticked by its label and by the space bar, and tells what is wrong', async ({ page }) => {
  const sample = specimen(page, 'Checkbox');
  const box = sample.getByRole('checkbox', { name: 'I have read the rules' }).first();
  await expect(box).toHaveAccessibleDescription('Tick the box to go on');
  await sample.getByText('I have read the rules').first().click();
  await expect(box).toBeChecked();
  await expect(box).not.toHaveAttribute('aria-invalid');
  await box.press('Space');
  await expect(box).not.toBeChecked();
});

test('TimeLeft stops at zero and says so', async ({ page }) => {
  const time = specimen(page, 'TimeLeft');
  await page.clock.install();
  await page.reload();
  await expect(time.getByRole('timer')).toHaveCount(4);
  await page.clock.runFor('00:11');
  await expect(time.getByRole('timer')).toHaveCount(3);
  await expect(time.getByRole('status').first()).toHaveText('Time is up');
});

test('StatusMessage translates a status that has words and shows the others as they are', async ({ page }) => {
  const status = specimen(page, 'StatusMessage');
  await expect(status.getByRole('alert')).toHaveText([
    /too many tries/,
    'A_WORD_WITHOUT_A_TEXT',
    /No answer came back/,
  ]);
});

for (const theme of ['dark', 'light']) {
  test(`is accessible in the ${theme} theme`, async ({ page }) => {
    // Everything there is on one page: that takes its time.
    test.slow();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const lights = page.getByRole('button', { name: 'Use the light theme' });
    if (theme === 'light') await lights.click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
    await expectAccessible(page, { inBothThemes: false });
  });
}
