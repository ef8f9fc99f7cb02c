import { CountriesAnswer, TimezonesAnswer } from '#contract/calls/schemas/geo.ts';
import type { Clock } from '../clock.ts';
import type { AppPlugin } from '../http/app-type.ts';
import { countries } from './countries.ts';
import { timezonesAt } from './timezones.ts';

const anHour = 'public, max-age=3600';

export function geoRoutes({ clock }: { clock: Clock }): AppPlugin {
  return (app) => {
    app.get(
      '/api/geo/countries',
      { schema: { response: { 200: CountriesAnswer } } },
      async (_request, reply) => reply.header('cache-control', anHour).send({ countries }),
    );

    app.get(
      '/api/geo/timezones',
      { schema: { response: { 200: TimezonesAnswer } } },
      async (_request, reply) =>
        reply.header('cache-control', anHour).send({ timezones: timezonesAt(clock.now()) }),
    );
  };
}
