import { z } from 'zod';
import { message } from '../../fields.ts';
import { nameSchemas } from '../../names.ts';
import { comment, instant, rowId } from '../fields.ts';
import { officeCall } from '../office-call.ts';

const switchName = z.enum(['sign-in', 'deposit', 'play', 'withdraw', 'marketing']);
const source = z.enum(['player', 'staff', 'risk', 'register', 'court', 'compliance', 'break', 'match']);

const block = z.strictObject({
  source: source.nullable().meta({ description: 'Null where this person may not know' }),
  reason: z.string().nullable(),
  until: instant.nullable().meta({ description: 'Null: until it is turned on again' }),
  playerText: z.string().nullable(),
  by: z.string().nullable(),
  since: instant.nullable(),
  actions: z.array(z.enum(['end'])).meta({ description: 'end: this person turns on what this source holds off' }),
});

const playerSwitch = z.strictObject({
  switch: switchName,
  on: z.boolean(),
  blocks: z.array(block).meta({ description: 'What holds it off' }),
  actions: z.array(z.enum(['turn on', 'turn off'])),
});

const playerText = z
  .string()
  .trim()
  .max(300)
  .regex(/^\P{Cc}*$/u, 'has a control character')
  .nullish()
  .meta({ description: 'What the player reads about it' });

const speaker = z.enum(['staff', 'risk', 'court']);
/** A match is set by the platform alone; a person ends it who decided an appeal. */
const endedSource = z.enum([...speaker.options, 'match']);
const situationName = z.enum(['taken over', 'frozen by order', 'closed']);

const switches = z.strictObject({
  switches: z.array(playerSwitch),
  sources: z.array(speaker).meta({ description: 'On whose word this person may turn a switch off' }),
  situations: z
    .array(z.strictObject({ situation: situationName, source: speaker, off: z.array(switchName) }))
    .meta({ description: 'Those that this person may set' }),
});

nameSchemas({ PlayerSwitch: playerSwitch, SwitchBlock: block, PlayerSwitches: switches });

const failures = { RECORD_DOES_NOT_EXIST: message, RECORD_HAS_MOVED_ON: message };

export const switchCalls = {
  'GET Players/Switches': officeCall({
    summary: 'What a player may do, and what holds it off',
    permission: 'players.read',
    readsPersonalData: true,
    query: z.strictObject({ playerId: rowId }),
    data: switches,
    failures: { RECORD_DOES_NOT_EXIST: message },
  }),
  'POST Players/SetSwitch': officeCall({
    summary:
      'Turns one of the five switches of a player off or on. On is refused while a source holds it off that this person cannot speak for',
    permission: 'switches.set',
    body: z.strictObject({
      playerId: rowId,
      switch: switchName,
      on: z.boolean(),
      reason: comment,
      until: instant.nullish().meta({ description: 'It is on again from then. Left out: until it is turned on' }),
      playerText,
      source: endedSource.optional().meta({
        description:
          'On whose word. Left out: `risk` for who speaks for it, otherwise `staff`. `match` can be ended only',
      }),
    }),
    data: switches,
    failures,
  }),
  'POST Players/SetSituation': officeCall({
    summary: 'Turns the switches off that a situation stands for, all or none',
    permission: 'switches.set',
    body: z.strictObject({
      playerId: rowId,
      situation: situationName,
      reason: comment,
      until: instant.nullish(),
      playerText,
    }),
    data: switches,
    failures,
  }),
} as const;
