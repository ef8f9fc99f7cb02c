import { geoCalls } from '#contract/calls/geo.ts';
import { geoSpec } from '#contract/calls/schemas/geo.ts';
import type { Clock } from '../clock.ts';
import { handleCalls } from '../http/calls/handle-calls.ts';
import { countries } from './countries.ts';
import { timezonesAt } from './timezones.ts';

const anHour = 'public, max-age=3600';

export const geoHandlers = ({ clock }: { clock: Clock }) =>
  handleCalls(geoCalls, geoSpec, {
    countries: (_request, reply) => {
      reply.header('cache-control', anHour);
      return { countries };
    },
    timezones: (_request, reply) => {
      reply.header('cache-control', anHour);
      return { timezones: timezonesAt(clock.now()) };
    },
  });
