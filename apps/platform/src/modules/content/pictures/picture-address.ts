/** The widths in pixels that every picture is kept in. */
export const wideWidth = 1_200;
export const smallWidth = 600;

const uploads = '/art/uploads';

export const pictureAddress = (hash: string) => `${uploads}/${hash}.webp`;
/** For a phone. */
export const smallPictureAddress = (hash: string) => `${uploads}/${hash}-${smallWidth}.webp`;
/** Matches both. */
export const uploadsRoute = `${uploads}/:file`;
export const uploadName = /^([0-9a-f]{64})(-600)?\.webp$/;
