import { singleSignOnSpec } from '#contract/calls/schemas/single-sign-on.ts';
import { singleSignOnCalls } from '#contract/calls/single-sign-on.ts';
import { handleCalls } from '../../http/calls/handle-calls.ts';
import { requestLanguage } from '../../words/request-language.ts';
import type { SingleSignOnServices } from './create-single-sign-on.ts';

export const singleSignOnHandlers = ({ companyDomains, signOn, signOnConnections }: SingleSignOnServices) =>
  handleCalls(singleSignOnCalls, singleSignOnSpec, {
    read: async ({ user }) => ({
      domains: await companyDomains.list(user.company_id),
      connection: await signOnConnections.read(user.company_id),
      redirect_url: signOn.redirectUrl,
    }),
    addDomain: ({ user, body }) => companyDomains.add(user.company_id, body.domain),
    checkDomain: ({ user, params }) => companyDomains.check(user.company_id, Number(params.id)),
    removeDomain: ({ user, params }) => companyDomains.remove(user.company_id, Number(params.id)),
    saveConnection: ({ user, body }) => signOnConnections.save(user.company_id, body),
    removeConnection: ({ user }) => signOnConnections.remove(user.company_id),
    enforce: ({ user, body }) => signOnConnections.enforce(user.company_id, body.is_enforced),
    beginTest: ({ user }) => signOn.beginTest(user),
    finishTest: ({ user, body }) => signOn.finishTest(user.id, body),
    begin: ({ body }) => signOn.begin(body.email),
    finish: ({ body, headers }) => signOn.finish(body, requestLanguage(headers)),
  });
