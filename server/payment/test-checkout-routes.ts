import type { FastifyReply } from 'fastify';
import { Type } from 'typebox';
import { ApiProblem } from '../http/api-problem.ts';
import type { App, AppPlugin } from '../http/app-type.ts';
import type { TestCheckout } from './test-checkout.ts';
import { testCheckoutPage, testPagePolicy } from './test-checkout-page.ts';
import type { TestPage } from '../database/test-page.ts';

const PageId = Type.String({ pattern: '^cs_test_[a-f0-9]{40}$', maxLength: 60 });
const PageParams = Type.Object({ id: PageId });
const ActionParams = Type.Object({
  id: PageId,
  action: Type.Union([
    Type.Literal('pay'),
    Type.Literal('decline'),
    Type.Literal('delay'),
    Type.Literal('refuse'),
  ]),
});

/** The page of the embedded test checkout. It is there only where that is what cards are paid with. */
export function testCheckoutRoutes({ testCheckout }: { testCheckout: TestCheckout | null }): AppPlugin {
  if (!testCheckout) return async () => undefined;
  const { payments, sendEvent } = testCheckout;

  async function pageOf(id: string): Promise<TestPage> {
    const page = await payments.read(id);
    if (!page) throw new ApiProblem({ status: 404, message: 'There is no such payment page.' });
    return page;
  }

  const show = (reply: FastifyReply, page: TestPage, wasDeclined = false) =>
    reply
      .type('text/html; charset=utf-8')
      .headers({ 'content-security-policy': testPagePolicy, 'cache-control': 'no-store' })
      .send(testCheckoutPage(page, wasDeclined));

  const goOn = (reply: FastifyReply, page: TestPage) =>
    reply.redirect(page.success_url.replace('{CHECKOUT_SESSION_ID}', page.id), 303);

  return async (app: App) => {
    await app.register(async (scope: App) => {
      scope.addContentTypeParser('application/x-www-form-urlencoded', (_request, payload, done) => {
        payload.resume();
        payload.on('end', () => done(null, undefined));
      });
      scope.get(
        '/test-checkout/:id',
        { schema: { hide: true, params: PageParams } },
        async ({ params }, reply) => show(reply, await pageOf(params.id)),
      );
      scope.post(
        '/test-checkout/:id/:action',
        { bodyLimit: 1000, config: { csrf: false }, schema: { hide: true, params: ActionParams } },
        async ({ params: { id, action } }, reply) => {
          if (action === 'decline') return show(reply, await pageOf(id), true);
          const page = await payments[action](id);
          if (!page) return show(reply, await pageOf(id));
          void sendEvent('completed', page);
          return goOn(reply, page);
        },
      );
    });
  };
}
