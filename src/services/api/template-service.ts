import type { SaveTemplateRequest } from '#contract/calls/schemas/templates.ts';
import { templateCalls } from '#contract/calls/templates.ts';
import type { HttpClient } from '../http/http-client.ts';

/** A company's templates for sessions. Each method resolves with all of them. */
export const createTemplateService = (http: HttpClient) => ({
  list: (signal?: AbortSignal) => http.call(templateCalls.list, { signal }),
  /** 422 on `name` for one that is taken. */
  save: (body: SaveTemplateRequest) => http.call(templateCalls.save, { body }),
  /** 404 for one that is deleted, 422 on `name`. */
  rename: (id: number, name: string) =>
    http.call(templateCalls.rename, { params: { id: String(id) }, body: { name } }),
  remove: (id: number) => http.call(templateCalls.remove, { params: { id: String(id) } }),
});
