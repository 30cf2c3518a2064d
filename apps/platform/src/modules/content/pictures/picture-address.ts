/** The widths in pixels that every picture of a card is kept in. */
export const wideWidth = 1_200;
export const smallWidth = 600;
/** A logo is this high, and narrower than any card. */
export const logoHeight = 96;
export const logoWidthMax = 480;

const uploads = '/art/uploads';

export const pictureAddress = (hash: string) => `${uploads}/${hash}.webp`;
/** For a phone. */
export const smallPictureAddress = (hash: string) => `${uploads}/${hash}-${smallWidth}.webp`;
/** Matches both, and that of a logo, which names its width too. */
export const uploadsRoute = `${uploads}/:file`;

const uploadName = /^([0-9a-f]{64})(?:-(\d{1,3}))?\.webp$/;

/** Which picture a file's name means. */
export function readUploadName(file: string): { hash: string; width: number } | undefined {
  const [, hash, width] = uploadName.exec(file) ?? [];
  return hash === undefined ? undefined : { hash, width: width === undefined ? wideWidth : Number(width) };
}
