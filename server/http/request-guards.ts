import { ApiProblem, catalogueProblem } from './api-problem.ts';
import { isDeeperThan } from './calls/json-depth.ts';
import type { App } from './app-type.ts';

const poison = /(^|[.[])(__proto__|constructor|prototype)($|[.[\]])/;
/** By the route, since an address can spell `/api` in other ways. */
const isPersonal = /^\/(api|sanctum)\//;
const charset = /;\s*charset\s*=\s*"?([^";\s]+)"?/i;

/** NUL and lone surrogates: valid in JSON, but no database column can store them. */
const unkeepable =
  /(?<!\\)(?:\\\\)*\\u(?:0000|d[89ab][0-9a-f]{2}(?!\\ud[c-f][0-9a-f]{2})|(?<!\\ud[89ab][0-9a-f]{2}\\u)d[c-f][0-9a-f]{2})/i;
/** Far above the nesting of any call; bounds the time and stack of parsing, validating and storing. */
const deepestJson = 32;
const notUnderstood = () => catalogueProblem(400, 'REQUEST_001');

/** Refuses requests that no honest client sends, before any other processing. */
export function requestGuards(app: App): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
    if (isPersonal.test(request.routeOptions.url ?? request.url)) reply.header('cache-control', 'no-store');
    if (Object.keys(request.query ?? {}).some((name) => poison.test(name))) throw notUnderstood();
    const named = charset.exec(request.headers['content-type'] ?? '')?.[1]?.toLowerCase();
    if (named !== undefined && named !== 'utf-8' && named !== 'utf8')
      throw new ApiProblem({ status: 415, message: ({ requests }) => requests.contentType });
  });

  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('text/plain');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = String(body);
    if (text === '') done(null, undefined);
    else if (isDeeperThan(deepestJson, text) || unkeepable.test(text)) done(notUnderstood());
    else parseJson(request, text, done);
  });
}
