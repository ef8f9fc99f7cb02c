import { useEffect, useState } from 'react';
import type { AnyStateMachine } from 'xstate';
import { chartOf } from '../../../statecharts/chart-model.ts';
import { machineOf } from '../../../statecharts/chart-of-definition.ts';
import type { DrawnChart } from '../../../statecharts/drawn-chart.ts';

interface LaidOut {
  machine: AnyStateMachine;
  chart: DrawnChart;
}

const maxEntries = 60;
const kept = new Map<string, Promise<LaidOut | undefined>>();

/** Laid out once for each machine, since that takes a while. */
function layOut(definition: string): Promise<LaidOut | undefined> {
  const known = kept.get(definition);
  if (known) return known;
  const made = draw(definition);
  kept.set(definition, made);
  const [oldest] = kept.keys();
  if (kept.size > maxEntries && oldest !== undefined) kept.delete(oldest);
  return made;
}

async function draw(definition: string): Promise<LaidOut | undefined> {
  const machine = machineOf(definition);
  if (!machine) return undefined;
  const { drawSteps } = await import('../../../statecharts/drawn-chart.ts');
  return { machine, chart: await drawSteps(chartOf(machine)) };
}

/** The chart of a machine's configuration: undefined until it is laid out, null where there is none. */
export function useChart(definition: string | null): LaidOut | null | undefined {
  const [laidOut, setLaidOut] = useState<{ of: string; made: LaidOut | null }>();
  useEffect(() => {
    if (definition === null) return;
    let isWanted = true;
    void layOut(definition)
      .catch(() => undefined)
      .then((made) => isWanted && setLaidOut({ of: definition, made: made ?? null }));
    return () => {
      isWanted = false;
    };
  }, [definition]);
  if (definition === null) return null;
  return laidOut?.of === definition ? laidOut.made : undefined;
}
