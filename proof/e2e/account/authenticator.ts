import { expect, type Locator } from '@playwright/test';
import jsqr from 'jsqr';
import { TOTP, URI } from 'otpauth';

const stepMs = 30_000;

/** An authenticator app on a player's phone: reads the QR code on the screen, and computes codes from then on. */
export interface Authenticator {
  issuer: string;
  label: string;
  secret: string;
  /** The code of this moment, or of so many steps before or after it. */
  code(steps?: number): string;
  /** Until the app shows another code than this one, for long enough to type it. */
  untilNext(code: string): Promise<void>;
}

export async function scan(picture: Locator): Promise<Authenticator> {
  const text = await readQr(picture);
  const totp = URI.parse(text);
  expect(totp, text).toBeInstanceOf(TOTP);
  const code = (steps = 0) => (totp as TOTP).generate({ timestamp: Date.now() + steps * stepMs });
  return {
    issuer: totp.issuer,
    label: totp.label,
    secret: totp.secret.base32,
    code,
    untilNext: (used) =>
      expect.poll(() => code() !== used && Date.now() % stepMs < stepMs / 2, { timeout: 3 * stepMs }).toBe(true),
  };
}

/** From what the browser has drawn, as a camera would see it. */
async function readQr(picture: Locator): Promise<string> {
  const shot = await picture.screenshot();
  const pixels = await picture.page().evaluate(async (base64) => {
    const image = new Image();
    image.src = `data:image/png;base64,${base64}`;
    await image.decode();
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [image.width, image.height];
    const pen = canvas.getContext('2d');
    if (!pen) throw new Error('no canvas');
    pen.drawImage(image, 0, 0);
    const { data, width, height } = pen.getImageData(0, 0, image.width, image.height);
    return { data: [...data], width, height };
  }, shot.toString('base64'));
  const read = jsqr(Uint8ClampedArray.from(pixels.data), pixels.width, pixels.height);
  expect(read, 'a QR code that a camera can read').not.toBeNull();
  return read?.data ?? '';
}
