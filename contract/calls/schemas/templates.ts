import { type Static, Type } from 'typebox';
import { longestTemplateName, templatesAtMost } from '../../rules/sessions/session-templates.ts';
import { teamsPerSession } from '../../rules/sessions/session-size.ts';
import { longestTitle } from '../../rules/sessions/session-title.ts';
import { dealingWays } from '../../rules/sessions/dealing-ways.ts';
import type { CallSpec } from '../call.ts';
import { Choice, Id, List, PathId, RowId, Shape, Text } from './bounded.ts';
import { SessionOptions } from './sessions/session-planning.ts';

/** What a session is planned with, except its day and its people. */
export const TemplateSettings = Shape({
  title: Text(longestTitle),
  story_slug: Id,
  /** HH:MM in `timezone_id`; empty: none. */
  time: Text(5),
  timezone_id: Text(64, { minLength: 1 }),
  team_names: List(Text(40), teamsPerSession, { minItems: 1 }),
  /** How people are dealt to the teams; absent: in the order of the list. */
  dealing: Type.Optional(Choice(dealingWays)),
  options: SessionOptions,
});

const TemplateName = Text(longestTemplateName, { minLength: 1 });

export const SaveTemplateRequest = Shape({ name: TemplateName, settings: TemplateSettings });
export const RenameTemplateRequest = Shape({ name: TemplateName });

/** By name. */
export const SessionTemplates = Shape({
  templates: List(
    Shape({ id: RowId, name: Text(longestTemplateName), settings: TemplateSettings }),
    templatesAtMost,
  ),
});

const ById = Shape({ id: PathId });

/** Each call answers all of the company's templates. */
export const templateSpec = {
  list: { answer: SessionTemplates },
  save: { audit: 'template.save', body: SaveTemplateRequest, answer: SessionTemplates, status: 201 },
  rename: { audit: 'template.rename', params: ById, body: RenameTemplateRequest, answer: SessionTemplates },
  remove: { audit: 'template.remove', params: ById, answer: SessionTemplates },
} satisfies Record<string, CallSpec>;

export type TemplateSettings = Static<typeof TemplateSettings>;
export type SaveTemplateRequest = Static<typeof SaveTemplateRequest>;
export type SessionTemplates = Static<typeof SessionTemplates>;
