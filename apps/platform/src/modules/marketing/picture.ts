import { pictureAddress } from '../content/index.ts';

export const drawnAddress = (name: string) => `/art/banners/${name}.svg`;

/** The uploaded picture, or the drawn one in its place. */
export function addressOf({ picture, banner }: { picture: string | null; banner: string }): string {
  return picture === null ? drawnAddress(banner) : pictureAddress(picture);
}
