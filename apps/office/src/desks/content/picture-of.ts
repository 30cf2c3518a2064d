/** Where the picture of a promotion is: this origin serves what the site does. */
export function pictureOf({ picture, banner }: { picture: string | null; banner: string }): string {
  return picture === null ? `/art/banners/${banner}.svg` : `/art/uploads/${picture}.webp`;
}
