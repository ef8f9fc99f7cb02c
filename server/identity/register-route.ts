import { RegisterRequest, TokenAnswer } from '#contract/calls/schemas/identity.ts';
import type { App, AppPlugin } from '../http/app-type.ts';
import type { Throttle } from '../http/throttle.ts';
import type { Registration } from './registration.ts';

const anHourMs = 3_600_000;
const perAddress = 30;

export function registerRoute(services: { registration: Registration; throttle: Throttle }): AppPlugin {
  return (app: App) => {
    app.post(
      '/api/auth/register',
      { schema: { body: RegisterRequest, response: { 201: TokenAnswer } } },
      async ({ body, ip }, reply) => {
        await services.throttle('register', ip, perAddress, anHourMs);
        return reply.code(201).send(await services.registration.register(body));
      },
    );
  };
}
