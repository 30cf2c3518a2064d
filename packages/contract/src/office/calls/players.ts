import { z } from 'zod';
import { nameSchemas } from '../../names.ts';
import { instant, rowId } from '../fields.ts';
import { officeCall } from '../office-call.ts';

const found = z.strictObject({ playerId: rowId, userName: z.string(), createdAt: instant });

nameSchemas({ FoundPlayer: found });

export const playerCalls = {
  'GET Players/Search': officeCall({
    summary: 'Players whose number begins with the text, or whose id it is, as in `#1234`',
    permission: 'players.read',
    readsPersonalData: true,
    query: z.strictObject({ text: z.string().trim().min(2).max(64) }),
    data: z.array(found),
    failures: {},
  }),
} as const;
