import { expect, test } from 'vitest';
import { adminAuthMachine } from '../machines/admin-auth/admin-auth-machine.ts';
import { applicationMachine } from '../machines/application/application-machine.ts';
import { experiencePlaybackMachine } from '../machines/experience-playback/experience-playback-machine.ts';
import { activeIds, machineOf } from './chart-of-definition.ts';
import { chartOf } from './chart-model.ts';
import { drawSteps } from './drawn-chart.ts';

/** As the inspection protocol writes a configuration down. */
const written = (config: unknown) =>
  JSON.stringify(config, (_, value) => (typeof value === 'function' ? { type: value.name } : value));

test.each([applicationMachine, adminAuthMachine, experiencePlaybackMachine])(
  'the chart of a written-down configuration is that of its machine, $id',
  async (machine) => {
    const read = machineOf(written(machine.config));
    expect(read && (await drawSteps(chartOf(read)))).toEqual(await drawSteps(chartOf(machine)));
  },
);

test('the active states of a value are those of the machine, outermost first', () => {
  const machine = machineOf(
    JSON.stringify({
      id: 'door',
      initial: 'shut',
      states: { shut: { id: 'locked' }, open: { initial: 'wide', states: { wide: {} } } },
    }),
  );
  const ids = (value: unknown) => machine && activeIds(machine, value);
  expect([ids('shut'), ids({ open: 'wide' }), ids('elsewhere')]).toEqual([
    ['door', 'locked'],
    ['door', 'door.open', 'door.open.wide'],
    [],
  ]);
});

test('renders no chart for an invalid configuration', () => {
  expect(machineOf('no JSON')).toBeUndefined();
});
