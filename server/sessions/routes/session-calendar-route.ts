import { Type } from 'typebox';
import type { Clock } from '../../clock.ts';
import type { Config } from '../../config.ts';
import type { Database } from '../../database/database.ts';
import type { AppPlugin } from '../../http/app-type.ts';
import { sessionCalendar } from '../../mail/calendar/session-calendar.ts';
import { parseMailAddress } from '../../mail/mail-address.ts';
import type { StoryLibrary } from '../../stories/story-library.ts';
import { calendarEntry } from '../calendar-entry.ts';
import type { PersonalLinks } from '../personal-links.ts';
import { describeSession } from '../session-description.ts';
import { findSession } from '../session-repository.ts';

interface Deps {
  config: Config;
  clock: Clock;
  database: Database;
  stories: StoryLibrary;
  links: PersonalLinks;
}

/** GET /api/session/{id}/calendar.ics, with the general link. */
export function sessionCalendarRoute({ config, clock, database, stories, links }: Deps): AppPlugin {
  const organizer = parseMailAddress(config.mailFrom);
  return (app) => {
    app.get(
      '/api/session/:id/calendar.ics',
      { schema: { params: Type.Object({ id: Type.String() }), produces: ['text/calendar'] } },
      async ({ user, params }, reply) => {
        const session = await findSession(database, user.company_id, params.id);
        const about = await describeSession(database, session, stories);
        const file = sessionCalendar({
          ...calendarEntry({ config, session, about, now: clock.now(), organizer }),
          method: session.status === 'cancelled' ? 'CANCEL' : 'PUBLISH',
          link: links.general(session.id),
        });
        return reply
          .type('text/calendar; charset=utf-8')
          .header('content-disposition', 'attachment; filename="session.ics"')
          .send(file);
      },
    );
  };
}
