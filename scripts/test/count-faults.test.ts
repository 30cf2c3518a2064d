import { expect, test } from 'vitest';
import { countFaults } from './count-faults.ts';

const passed = (name: string) => ({ name, title: name, status: 'passed' });
const failed = (name: string) => ({ name, title: name, status: 'failed' });

test('counts a fault once, however many tests it has, and its control apart', () => {
  const tests = ['fault 7: one', 'fault 7: other', 'fault 7, control: bug', 'fault 12: of a group', 'no fault'];
  const { faults, controls, missing } = countFaults(tests.map(passed));
  expect([faults, controls]).toEqual([2, 1]);
  expect(missing).toHaveLength(17);
  expect(missing).not.toContain(7);
  expect(missing).toContain(12);
});

test('a fault of which one test failed or was skipped is missing, and so is one whose control failed', () => {
  expect(countFaults([passed('fault 1: a'), failed('fault 1: b'), passed('fault 1, control: c')])).toMatchObject({
    faults: 0,
    controls: 1,
  });
  expect(countFaults([{ ...passed('fault 2: a'), status: 'pending' }]).faults).toBe(0);
  expect(countFaults([passed('fault 3: a'), failed('fault 3, control: b')]).missing).toContain(3);
});

test('a number that is not in the table counts for nothing', () => {
  expect(countFaults([passed('fault 19: a'), passed('fault 19, control: a')])).toMatchObject({
    faults: 0,
    controls: 0,
  });
});
