import { marketDay } from '@harmattan/kernel/market-time';
import { beforeAll, expect, test } from 'vitest';
import { useTestDatabase } from '../../testing/test-database.ts';
import { openOfficeStage } from '../testing/office-stage.ts';

const db = useTestDatabase();
let stage: Awaited<ReturnType<typeof openOfficeStage>>;
let compliance: Awaited<ReturnType<(typeof stage)['newStaff']>>;
beforeAll(async () => {
  stage = await openOfficeStage(db);
  compliance = await stage.newStaff('compliance');
});

const dayMs = 24 * 3_600_000;
const dayIn = (days: number) => marketDay(stage.platform.clock.now().getTime() + days * dayMs);
const add = (number: string, change: { from?: string; until?: string; regions?: string[] } = {}) =>
  compliance.call('POST Compliance/AddLicence', {
    body: {
      ...{ authority: 'LSLGA', number, regions: ['Lagos'], products: ['sports', 'casino'], comment: 'in the safe' },
      ...{ from: dayIn(-100), until: dayIn(5), ...change },
    },
  });
const find = async (number: string) =>
  (await compliance.call('GET Compliance/Licences')).data.find((one) => one.number === number);
const listsOf = async (desk: typeof compliance) =>
  (await desk.call('GET Home/Overview')).data.worklists
    .filter(({ kind }) => kind.startsWith('licence'))
    .map(({ kind, count }) => [kind, count]);

test('a licence that ends soon stands on the desk and on the home page of compliance until another one follows it', async () => {
  expect((await add('URC 1', { until: dayIn(45) })).status).toBe('SUCCESS');
  expect((await add('URC 1', { until: dayIn(45) })).status).toBe('NAME_IS_TAKEN');
  expect((await add('URC 2', { until: dayIn(5), regions: ['Ogun'] })).status).toBe('SUCCESS');
  expect((await add('URC 3', { until: dayIn(200), regions: ['Oyo'] })).status).toBe('SUCCESS');
  expect(await find('URC 1')).toMatchObject({ alarm: 'expires within 60 days', daysLeft: 45, actions: ['end'] });
  expect(await find('URC 2')).toMatchObject({ alarm: 'expires within 7 days', daysLeft: 5 });
  expect(await find('URC 3')).toMatchObject({ alarm: null });
  expect(new Map((await listsOf(compliance)) as [string, number][])).toEqual(
    new Map([
      ['licence expires within 60 days', 1],
      ['licence expires within 7 days', 1],
    ]),
  );
  expect(await listsOf(await stage.newStaff('support', 'finance'))).toEqual([]);
  await add('URC 2b', { from: dayIn(6), until: dayIn(300), regions: ['Ogun'] });
  expect(await find('URC 2')).toMatchObject({ alarm: null });
});

test('a licence that has ended by a person raises no alarm, and ends once', async () => {
  await add('URC 4', { until: dayIn(-1), regions: ['Edo'] });
  const licence = await find('URC 4');
  expect(licence).toMatchObject({ alarm: 'expired', daysLeft: -1 });
  const { compliance: door } = stage.platform;
  expect((await door.waitingForOperator()).map(({ kind }) => kind)).toContain('licence expired');
  const end = () =>
    compliance.call('POST Compliance/EndLicence', { body: { id: licence?.id ?? '', comment: 'given back' } });
  expect((await end()).status).toBe('SUCCESS');
  expect((await end()).status).toBe('RECORD_HAS_MOVED_ON');
  expect(await find('URC 4')).toMatchObject({ alarm: null, endReason: 'given back', actions: [] });
});
