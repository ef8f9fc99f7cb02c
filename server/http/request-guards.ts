import { ApiProblem } from './api-problem.ts';
import type { App } from './app-type.ts';

const poison = /(^|[.[])(__proto__|constructor|prototype)($|[.[\]])/;
const charset = /;\s*charset\s*=\s*"?([^";\s]+)"?/i;

/** Refuses what no honest client sends, before anything else looks at it. */
export function requestGuards(app: App): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
    if (/^\/(api|sanctum)\//.test(request.url)) reply.header('cache-control', 'no-store');
    if (Object.keys(request.query ?? {}).some((name) => poison.test(name)))
      throw new ApiProblem({ status: 400, message: 'The request could not be understood.' });
    const named = charset.exec(request.headers['content-type'] ?? '')?.[1]?.toLowerCase();
    if (named !== undefined && named !== 'utf-8' && named !== 'utf8')
      throw new ApiProblem({ status: 415, message: 'The content type is not supported.' });
  });

  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('text/plain');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else parseJson(request, body as string, done);
  });
}
