import swagger from '@fastify/swagger';
import type { App } from '../app-type.ts';

const idempotencyKey = {
  type: 'object',
  properties: { 'Idempotency-Key': { type: 'string', minLength: 8, maxLength: 128 } },
  required: ['Idempotency-Key'],
};

/** `/api/openapi.json`, derived from the schemas of the routes registered after this. */
export async function openApi(app: App): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Muster', version: '1', description: 'Live, story-driven team adventures.' },
      components: {
        securitySchemes: {
          dashboard: { type: 'http', scheme: 'bearer', description: 'Token of a company-side user' },
          participant: { type: 'http', scheme: 'bearer', description: 'Token of a participant' },
        },
      },
    },
    transform: ({ schema, url, route }) => {
      const access = route.config?.access;
      const scheme = access === 'participant' ? 'participant' : 'dashboard';
      const open = access === undefined || access === 'public';
      const headers = route.config?.keyed ? { headers: idempotencyKey } : {};
      return { schema: { ...schema, ...headers, security: open ? [] : [{ [scheme]: [] }] }, url };
    },
  });
  app.get('/api/openapi.json', { schema: { hide: true }, config: { access: 'public' } }, async () =>
    app.swagger(),
  );
}
