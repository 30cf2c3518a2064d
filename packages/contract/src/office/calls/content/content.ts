import { z } from 'zod';
import { message } from '../../../fields.ts';
import { nameSchemas } from '../../../names.ts';
import { comment, instant } from '../../fields.ts';
import { officeCall } from '../../office-call.ts';
import { contentKind, document } from './documents.ts';

const key = z
  .string()
  .regex(/^[a-z0-9-]{1,60}$/)
  .meta({ description: 'The id of a promotion, category or banner, the name of a page' });
const number = z.int().min(0).max(1_000_000);
/** Pages in three languages are longer than any other body. */
const textBytesMax = 1_500_000;
/** Five megabytes, written as base64. */
const pictureBytesMax = 5_000_000;
const pictureBodyBytesMax = Math.ceil(pictureBytesMax / 3) * 4 + 1_000;

const written = {
  number: number.meta({ description: '0: what the file of the installation says' }),
  by: z.string().nullable(),
  at: instant.nullable(),
  why: z.string().nullable(),
};
const version = z.strictObject(written);
const wholeVersion = z.strictObject({ ...written, document });

const publication = z.strictObject({ version: number, at: instant, by: z.string(), why: z.string() });

const row = z.strictObject({
  kind: contentKind,
  key,
  title: z.string(),
  newest: version,
  published: number.meta({ description: 'The version that players see; 0: the file’s, or none' }),
  isOn: z.boolean().meta({ description: 'Whether players can see it now' }),
  pending: instant.nullable().meta({ description: 'When another version is published' }),
});

const list = z.strictObject({
  rows: z.array(row),
  actions: z.array(z.enum(['create'])),
});

const record = z.strictObject({
  key,
  title: z.string(),
  isFiled: z.boolean().meta({ description: 'Whether players see the file’s while nothing is published' }),
  newest: wholeVersion,
  problems: z.array(z.string()).meta({ description: 'What keeps the newest version from being published' }),
  versions: z.array(version).meta({ description: 'The newest first' }),
  published: publication.nullable(),
  pending: publication.nullable(),
  actions: z.array(z.enum(['save', 'publish', 'cancel'])),
});

const movedOn = z.strictObject({
  message: z.string(),
  theirs: wholeVersion.nullable().meta({ description: 'What another editor saved meanwhile' }),
});

const refused = z.strictObject({ message: z.string(), problems: z.array(z.string()) });
const publishing = {
  version: z.int().min(1).max(1_000_000),
  seen: number.meta({ description: 'The version that players saw when this was decided' }),
  at: instant.nullable().meta({ description: 'Null: now' }),
  comment,
};
const publishFailures = {
  RECORD_DOES_NOT_EXIST: message,
  RECORD_HAS_MOVED_ON: message,
  INCORRECT_PARAMETER_VALUE: refused,
};

nameSchemas({
  ...{ ContentVersion: version, ContentWholeVersion: wholeVersion, ContentPublication: publication },
  ...{ ContentRow: row, ContentList: list, ContentRecord: record, ContentMovedOn: movedOn, ContentRefused: refused },
});

const pictureFile = z.strictObject({
  data: z
    .string()
    .max(pictureBodyBytesMax)
    .regex(/^[A-Za-z0-9+/]+={0,2}$/, 'must be base64')
    .meta({ description: 'The file, as base64' }),
});

export const contentCalls = {
  'GET Content/List': officeCall({
    summary: 'Promotions, categories, banners, home, pages or the brand, with the version that players see',
    permission: 'content.read',
    query: z.strictObject({ kind: contentKind }),
    data: list,
    failures: {},
  }),
  'GET Content/Document': officeCall({
    summary: 'One document with its newest version, its history, and what is published of it',
    permission: 'content.read',
    query: z.strictObject({ kind: contentKind, key }),
    data: record,
    failures: { RECORD_DOES_NOT_EXIST: message },
  }),
  'GET Content/Version': officeCall({
    summary: 'An earlier version in full',
    permission: 'content.read',
    query: z.strictObject({
      kind: contentKind,
      key,
      number: z
        .string()
        .regex(/^\d{1,6}$/)
        .transform(Number),
    }),
    data: wholeVersion,
    failures: { RECORD_DOES_NOT_EXIST: message },
  }),
  'POST Content/Save': officeCall({
    summary: 'Saves a draft as the next version. Players do not see it until it is published',
    permission: 'content.edit',
    bodyBytesMax: textBytesMax,
    body: z.strictObject({
      key: key.nullable().meta({ description: 'Null: a new one, which gets a key' }),
      basedOn: number.meta({ description: 'The version that the editor began with' }),
      document,
      comment,
    }),
    data: z.strictObject({ key, version: z.int(), problems: z.array(z.string()) }),
    failures: { RECORD_DOES_NOT_EXIST: message, RECORD_HAS_MOVED_ON: movedOn },
  }),
  'POST Content/Publish': officeCall({
    summary:
      'Shows a version of anything but a promotion to players, now or at a time. An earlier one undoes what came after it',
    permission: 'content.publish',
    body: z.strictObject({ kind: contentKind.exclude(['promotion']), key, ...publishing }),
    data: message,
    failures: publishFailures,
  }),
  'POST Promotions/Publish': officeCall({
    summary: 'Shows a version of a promotion to players, now or at a time. An earlier one undoes what came after it',
    permission: 'content.publish',
    body: z.strictObject({ id: z.int().min(1).max(999_999_999), ...publishing }),
    data: message,
    failures: publishFailures,
  }),
  'POST Content/Cancel': officeCall({
    summary: 'Takes back a publication whose time has not come',
    permission: 'content.publish',
    body: z.strictObject({ kind: contentKind, key, comment }),
    data: message,
    failures: { RECORD_HAS_MOVED_ON: message },
  }),
  'GET Content/Choices': officeCall({
    summary: 'What a promotion or banner may name: categories and drawn pictures',
    permission: 'content.read',
    data: z.strictObject({
      categories: z.array(z.strictObject({ id: z.int(), name: z.string() })),
      banners: z.array(z.string()),
    }),
    failures: {},
  }),
  'POST Content/UploadPicture': officeCall({
    summary: 'Takes a JPEG, PNG or WebP of at most 5 MB, and writes it anew in two widths',
    permission: 'content.edit',
    callsPerMinuteMax: 30,
    bodyBytesMax: pictureBodyBytesMax,
    body: pictureFile,
    data: z.strictObject({
      hash: z.string(),
      url: z.string().meta({ description: '1,200 pixels wide, on the site and here' }),
      smallUrl: z.string().meta({ description: '600 pixels wide' }),
    }),
    failures: {
      INCORRECT_PARAMETER_VALUE: message.meta({ description: 'NO_PICTURE, TOO_MANY_PIXELS or TOO_SMALL' }),
    },
  }),
  'POST Content/UploadLogo': officeCall({
    summary:
      'Takes a JPEG, PNG or WebP of at most 5 MB, and writes it anew, 96 pixels high; what is transparent stays so',
    permission: 'content.edit',
    callsPerMinuteMax: 30,
    bodyBytesMax: pictureBodyBytesMax,
    body: pictureFile,
    data: z.strictObject({ hash: z.string(), width: z.int() }),
    failures: {
      INCORRECT_PARAMETER_VALUE: message.meta({ description: 'NO_PICTURE, TOO_MANY_PIXELS, TOO_SMALL or TOO_WIDE' }),
    },
  }),
} as const;
