import type gallery from '../catalogues/en/gallery.json';
import type home from '../catalogues/en/home.json';
import type message from '../catalogues/en/message.json';
import type notFound from '../catalogues/en/not-found.json';
import type shell from '../catalogues/en/shell.json';

/** One row per catalogue file. English is the source: its keys are the ids, and no other id compiles. */
interface Catalogues {
  gallery: typeof gallery;
  home: typeof home;
  message: typeof message;
  'not-found': typeof notFound;
  shell: typeof shell;
}

export type CatalogueName = keyof Catalogues;

export type MessageId = { [Name in CatalogueName]: keyof Catalogues[Name] }[CatalogueName];
