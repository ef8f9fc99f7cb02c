import type {
  InvitationPreview,
  InvitationPreviewRequest,
} from '#contract/calls/schemas/sessions/session-planning.ts';
import type { Clock } from '../../clock.ts';
import type { Config } from '../../config/config.ts';
import type { Database } from '../../database/database.ts';
import { catalogueProblem } from '../../http/api-problem.ts';
import { invitationMail } from '../../mail/templates/session-mails.ts';
import type { StoryLibrary } from '../../stories/story-library.ts';
import { readTitle } from '../people/roster.ts';
import { describeStory, findInviter } from '../session-description.ts';
import type { Actor } from '../session-deps.ts';
import { readNote } from '../planning/session-options.ts';
import { readSessionStart } from '../planning/session-start.ts';

/** A link without a target: no seat exists yet. */
const noLink = '#';

/** The invitation that a guest would get. Throws EXPERIENCE_002, SESSION_012 or 422. */
export async function previewInvitation(
  deps: { config: Config; clock: Clock; database: Database; stories: StoryLibrary },
  actor: Actor,
  request: InvitationPreviewRequest,
): Promise<InvitationPreview> {
  const { config, clock, database, stories } = deps;
  const { language } = request;
  if (!stories.get(request.story_slug)) throw catalogueProblem(422, 'EXPERIENCE_002', 'story_slug');
  const { storyIn, ...story } = describeStory(stories, request.story_slug);
  const { startsAt, timezoneId } = readSessionStart(request, clock.now());
  const { subject, html } = invitationMail({
    ...story,
    ...storyIn(language),
    ...(await findInviter(database, actor.id, actor.company_id)),
    language,
    publicUrl: config.publicUrl,
    pictureUrl: `${config.publicUrl}${story.picturePath}`,
    sessionId: '······················',
    title: readTitle(request.title),
    startsAt: startsAt.getTime(),
    movedFrom: null,
    timezoneId,
    organiserTimezoneId: timezoneId,
    note: request.note ? readNote('note', request.note) : null,
    team: request.team,
    firstName: request.first_name,
    link: noLink,
    declineLink: noLink,
    declined: false,
  });
  return { subject, html };
}
