import type { FastifyRequest } from 'fastify';
import { trimEndOf } from '#contract/rules/text/trim-characters.ts';
import { ApiProblem } from '../api-problem.ts';
import type { App } from '../app-type.ts';
import { noRoute } from '../error-handler.ts';
import { apiPath, isNavigation } from './navigation.ts';
import { isTooLong, refuseLength } from '../request-target.ts';
import type { StaticSite } from './static-site.ts';

/** How much of an overlong address the 404 page shows. */
const shownChars = 200;

interface KnownRoute {
  methods: string[];
  path: RegExp;
}

interface Pages extends Pick<StaticSite, 'sendPage' | 'sendNothing' | 'hasFile'> {
  /** Redirect rules for pages; the application has the same rules. */
  redirects: Readonly<Record<string, string>>;
}

/** JSON 404 and 405 for the API; other addresses are redirected by rule, or routed in the browser. */
export function notFoundHandling(app: App, { sendPage, sendNothing, hasFile, redirects }: Pages): void {
  const routes: KnownRoute[] = [];
  app.addHook('onRoute', ({ method, url }) => {
    if (url !== '*') routes.push({ methods: [method].flat(), path: patternOf(url) });
  });

  const methodsOf = (path: string) => [
    ...new Set(routes.filter((route) => route.path.test(path)).flatMap(({ methods }) => methods)),
  ];

  app.setNotFoundHandler((request, reply) => {
    if (isTooLong(request.url)) {
      const sent = reads(request)
        ? sendNothing(request, reply, `${request.url.slice(0, shownChars)}…`)
        : undefined;
      if (sent) return sent;
      throw refuseLength();
    }
    const path = request.url.split('?', 1)[0] ?? '';
    if (isPage(request, path) || (reads(request) && hasFile(path))) {
      const page = trimEndOf(path, '/');
      const target = Object.hasOwn(redirects, page) ? redirects[page] : undefined;
      if (target !== undefined) return reply.redirect(target, 302);
      const sent = sendPage(request, reply, path);
      if (sent) return sent;
    }
    const allowed = methodsOf(path);
    if (allowed.length === 0) throw new ApiProblem({ status: 404, message: noRoute(request) });
    throw new ApiProblem({
      status: 405,
      message: ({ requests }) => requests.noMethod(request.method, path.slice(1, 200), allowed.join(', ')),
      headers: { allow: allowed.join(', ') },
    });
  });
}

const reads = ({ method }: FastifyRequest) => method === 'GET' || method === 'HEAD';

function isPage(request: FastifyRequest, path: string): boolean {
  const isFile = /\.[a-z0-9]{2,5}$/i.test(path) && !/^\/experience\//i.test(path) && !isNavigation(request);
  return reads(request) && !apiPath.test(path) && !isFile;
}

function patternOf(url: string): RegExp {
  const escaped = url.replace(/[.+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`^${escaped.replace(/:[A-Za-z_]+/g, '[^/]+').replace(/\*/g, '.*')}$`);
}
