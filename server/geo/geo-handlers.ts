import { geoCalls } from '#contract/calls/geo.ts';
import { geoSpec } from '#contract/calls/schemas/geo.ts';
import type { Clock } from '../clock.ts';
import { handleCalls } from '../http/calls/handle-calls.ts';
import { requestLanguage } from '../words/request-language.ts';
import { countriesIn } from './countries.ts';
import { timezonesAt } from './timezones.ts';

const anHourInALanguage = { 'cache-control': 'public, max-age=3600', vary: 'accept-language' };

export const geoHandlers = ({ clock }: { clock: Clock }) =>
  handleCalls(geoCalls, geoSpec, {
    countries: ({ headers }, reply) => {
      reply.headers(anHourInALanguage);
      return { countries: countriesIn(requestLanguage(headers)) };
    },
    timezones: ({ headers }, reply) => {
      reply.headers(anHourInALanguage);
      return { timezones: timezonesAt(clock.now(), requestLanguage(headers)) };
    },
  });
