import { languageOf } from '@harmattan/process/stand-in/language';
import { z } from 'zod';
import { type Door, name, opens, text, token } from './door.ts';

const launch = z.object({
  token,
  operatorID: text,
  ServerID: text,
  language: text,
  selectedGame: name,
  HomeURL: text,
});

/** There is no play without money. */
export const openVivo: Door<'vivo'> = (app, { credentials: { operatorId, serverId }, keeper }) => {
  app.get('/', opens, async (request, reply) => {
    const { success, data } = launch.safeParse(request.query);
    if (!success) return keeper.turnAway(reply);
    const told = { language: languageOf(data.language), wayBack: data.HomeURL };
    if (data.operatorID !== operatorId || data.ServerID !== serverId) return keeper.turnAway(reply, told);
    return keeper.lead(reply, { ...told, isFree: false, token: data.token, playerId: '', game: data.selectedGame });
  });
};
