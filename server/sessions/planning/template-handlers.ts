import { templateSpec } from '#contract/calls/schemas/templates.ts';
import { templateCalls } from '#contract/calls/templates.ts';
import { handleCalls } from '../../http/calls/handle-calls.ts';
import type { SessionTemplateService } from './session-templates.ts';

export const templateHandlers = ({ sessionTemplates }: { sessionTemplates: SessionTemplateService }) =>
  handleCalls(templateCalls, templateSpec, {
    list: ({ user }) => sessionTemplates.list(user.company_id),
    save: ({ user, body }) => sessionTemplates.save(user, body),
    rename: ({ user, params, body }) => sessionTemplates.rename(user.company_id, params.id, body.name),
    remove: ({ user, params }) => sessionTemplates.remove(user.company_id, params.id),
  });
