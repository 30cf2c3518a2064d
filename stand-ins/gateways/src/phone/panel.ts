import type { FastifyInstance } from 'fastify';

/**
 * One thing that a person does with the phone. Its other half is `browser/<id>.js`, which brings the markup to life; a
 * further panel is these two files and a line in `panels.ts`.
 */
export interface Panel {
  id: string;
  title: string;
  /** Trusted markup, made once at start: nothing that anybody sent may stand in it. */
  html: string;
  /** Its calls, below /phone/api. */
  serve(app: FastifyInstance): void;
}
