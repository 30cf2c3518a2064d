import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { useTestDatabase } from '../testing/test-database.ts';
import { openOfficeStage } from './testing/office-stage.ts';

const db = useTestDatabase();

test('in quiet hours an offer waits, and what two people send about the service goes out', async () => {
  const stage = await openOfficeStage(db, { MARKETING_QUIET_HOURS: '00:00-23:59' });
  const content = await stage.newStaff('content');
  const owner = await stage.newStaff('owner');
  const { playerId } = await stage.newPlayer();
  const segmentId = randomUUID();
  const conditions = [{ kind: 'registered' as const, period: { days: 1 } }];
  await content.call('POST Marketing/SaveSegment', { body: { id: segmentId, version: 0, name: 'New', conditions } });
  const send = async (isService: boolean) => {
    const id = randomUUID();
    const texts = { en: { header: isService ? 'Service' : 'Offer', text: 'Words.' } };
    const body = { id, name: 'It', segmentId, segmentVersion: 1, channel: 'inbox' as const, isService, texts };
    return { id, ...(await content.call('POST Marketing/Send', { body: { ...body, comment: 'why' } })).data };
  };
  const offer = await send(false);
  expect(offer.state).toBe('scheduled');
  const service = await send(true);
  expect(service.state).toBe('asked');
  const [request] = (await owner.call('GET Approvals/Waiting')).data;
  await owner.call('POST Approvals/Decide', { body: { id: request?.id as string, approve: true, comment: 'checked' } });
  const list = async () => (await content.call('GET Marketing/List')).data.mailings;
  await expect.poll(async () => (await list()).find(({ id }) => id === service.id)?.state).toBe('done');
  expect((await list()).find(({ id }) => id === offer.id)).toMatchObject({ state: 'scheduled', isQuiet: true });
  const headers = await stage.platform.messages.listPlayerMessages({ playerId, before: undefined, limit: 20 });
  expect(headers.map(({ header }) => header)).toContain('Service');
  expect(headers.map(({ header }) => header)).not.toContain('Offer');
});
