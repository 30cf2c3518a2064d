import { z } from 'zod';
import { localTime } from './fields.ts';
import { nameSchemas } from './names.ts';

/** What keeps a player from play and deposits: a break of the player's own, the register's word, or an excluded person's other account. */
export const breakState = z.strictObject({
  kind: z.enum(['time-out', 'exclusion', 'register', 'match']),
  since: localTime,
  until: localTime.nullable().meta({
    description: 'The time-out is over then; of an exclusion, when the player can ask to return. Null: it has no end',
  }),
  returnsAt: localTime.nullable().meta({ description: 'The player asked to return, and plays again from then' }),
  mayReturn: z
    .boolean()
    .meta({ description: 'The exclusion has come to its end: `Limits/Return` asks for the return' }),
  mayAppeal: z.boolean().meta({ description: 'The player can say that it is a mistake: `Limits/Appeal`' }),
});

nameSchemas({ BreakState: breakState });
