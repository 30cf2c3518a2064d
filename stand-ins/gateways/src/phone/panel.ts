import type { FastifyInstance } from 'fastify';

/**
 * One thing that a person does with the phone. Its other half is `browser/<id>.js`, which brings the markup to life; a
 * further panel is these two files and a line in `panels.ts`.
 */
export interface Panel {
  id: string;
  title: string;
  /** On the phone's screen, behind a tab; or beside the phone, for what no phone can do. */
  place: 'screen' | 'beside';
  /** Trusted markup, made once at start: nothing that anybody sent may stand in it. */
  html: string;
  /** Its calls, below /phone/api. */
  serve(app: FastifyInstance): void;
}

/** What a panel shows while no number is held. */
export const noNumber = '<p class="state" data-state="none">Open a mobile number first.</p>';

/** What a list shows until it knows better. */
export const readingList = `<div class="state" data-state="loading" hidden>
  <p class="visually-hidden">Reading</p>
  <div class="bubble skeleton" aria-hidden="true"></div>
</div>`;
