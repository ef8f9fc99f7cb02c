import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { filterText } from '#contract/rules/log-filter.ts';
import type { Config } from '../config/config.ts';
import type { Database } from '../database/database.ts';
import { ApiProblem } from '../http/api-problem.ts';
import type { AppPlugin } from '../http/app-type.ts';
import type { OutboxRow } from './mail-transport.ts';
import { isFromThisMachine } from '../config/outbox-access.ts';
import { linksOf, outboxListPage, outboxMailPage } from './outbox-page.ts';

const shownAtMost = 200;
const pagePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; frame-src 'self'; frame-ancestors 'none'";
const MailParams = Type.Object({ id: Type.String({ pattern: '^[1-9][0-9]{0,14}$', maxLength: 15 }) });

function html(reply: FastifyReply, policy: string, body: string) {
  return reply
    .type('text/html; charset=utf-8')
    .headers({ 'content-security-policy': policy, 'cache-control': 'no-store' })
    .send(body);
}

/** The mail as sent; its links open in the window and not in the frame that shows it. */
const inFrame = ({ html: sent }: OutboxRow) => sent.replace('<head>', '<head><base target="_top">');

/** What a list tells: neither links nor what people wrote. */
function summarise(mail: OutboxRow) {
  return {
    id: mail.id,
    kind: mail.kind,
    recipient: mail.recipient,
    subject: filterText(mail.subject),
    created_at: mail.created_at.toISOString(),
    sent_at: mail.sent_at?.toISOString() ?? null,
    last_error: mail.last_error,
  };
}

function present(mail: OutboxRow) {
  return {
    ...summarise(mail),
    subject: mail.subject,
    text: mail.body_text,
    html: mail.html,
    ics: mail.ics,
    session_id: mail.session_id,
    links: linksOf(mail),
  };
}

async function refuseStrangers(request: FastifyRequest): Promise<void> {
  if (!isFromThisMachine(request.raw))
    throw new ApiProblem({
      status: 403,
      message: 'The outbox is for people at this machine. OUTBOX=1 opens it to everybody.',
    });
}

/** The local outbox, as pages and as JSON. Production, and a server with SMTP, has none of these routes. */
export function outboxRoutes({ config, database }: { config: Config; database: Database }): AppPlugin {
  const mailPolicy = `default-src 'none'; style-src 'unsafe-inline'; img-src 'self' ${new URL(config.publicUrl).origin}; frame-ancestors 'self'`;
  const mails = () =>
    database.selectFrom('outbox_mails').selectAll().orderBy('id', 'desc').limit(shownAtMost);

  async function find(id: string): Promise<OutboxRow> {
    const mail = await mails().where('id', '=', Number(id)).executeTakeFirst();
    if (!mail) throw new ApiProblem({ status: 404, message: 'There is no such email.' });
    return mail;
  }

  return (app) => {
    if (config.outbox === 'off') return;
    const onRequest = config.outbox === 'local' ? [refuseStrangers] : [];
    app.get('/outbox', { onRequest, schema: { hide: true } }, async (_request, reply) =>
      html(reply, pagePolicy, outboxListPage(await mails().execute())),
    );
    app.get(
      '/outbox/:id',
      { onRequest, schema: { hide: true, params: MailParams } },
      async ({ params }, reply) => html(reply, pagePolicy, outboxMailPage(await find(params.id))),
    );
    app.get(
      '/outbox/:id/mail',
      { onRequest, schema: { hide: true, params: MailParams } },
      async ({ params }, reply) =>
        html(reply.header('x-frame-options', 'SAMEORIGIN'), mailPolicy, inFrame(await find(params.id))),
    );
    app.get(
      '/outbox/:id/session.ics',
      { onRequest, schema: { hide: true, params: MailParams } },
      async ({ params }, reply) =>
        reply.type('text/calendar; charset=utf-8').send((await find(params.id)).ics ?? ''),
    );
    app.get('/api/outbox', { onRequest, schema: { hide: true } }, async () => ({
      mails: (await mails().execute()).map(summarise),
    }));
    app.get(
      '/api/outbox/:id',
      { onRequest, schema: { hide: true, params: MailParams } },
      async ({ params }) => present(await find(params.id)),
    );
  };
}
