import { mailUndoMs } from '#contract/rules/business-constants.ts';
import { fullName } from '#contract/rules/people/full-name.ts';
import type { Clock } from '../../clock.ts';
import type { Config } from '../../config/config.ts';
import type { Queryable } from '../../database/database.ts';
import { sessionCalendar } from '../../mail/calendar/session-calendar.ts';
import { parseMailAddress } from '../../config/mail-address.ts';
import { enqueueMail, type MailContent } from '../../mail/outbox.ts';
import {
  cancelledMail,
  invitationMail,
  mergedMail,
  messageMail,
  movedMail,
  type ParticipantMail,
  type Reminder,
  reminderMail,
  resultsReadyMail,
} from '../../mail/templates/session-mails.ts';
import type { StoryLibrary } from '../../stories/story-library.ts';
import { calendarEntry } from './calendar-entry.ts';
import { mailLanguage } from './mail-language.ts';
import { createFacilitatorNotices } from './facilitator-notices.ts';
import { createOrganiserNotices } from './organiser-notices.ts';
import type { PersonalLinks } from '../people/personal-links.ts';
import { isExpected, listSeats, type SeatRow } from '../people/seat-repository.ts';
import { describeSession, type SessionDescription } from '../session-description.ts';
import type { SessionRow } from '../session-repository.ts';

export type SessionNotices = ReturnType<typeof createSessionNotices>;

interface Notice {
  kind: string;
  /** Makes the mail unique beside session and seat: the change that it announces. */
  key: string | ((seat: SeatRow) => string);
  /** The delay before the mail is sent, in ms; none by default. */
  waitMs?: number;
  content(mail: ParticipantMail): MailContent;
  ics?: 'REQUEST' | 'CANCEL';
}

const keyOf = ({ key }: Notice, seat: SeatRow) => (typeof key === 'string' ? key : key(seat));

/** The mails about a session, each written into the outbox in the caller's transaction, once per change and seat. */
export function createSessionNotices(deps: {
  config: Config;
  clock: Clock;
  stories: StoryLibrary;
  links: PersonalLinks;
}) {
  const { config, clock, stories, links } = deps;
  const { publicUrl } = config;
  const organizer = parseMailAddress(config.mailFrom);

  function participantMail(about: SessionDescription, session: SessionRow, seat: SeatRow): ParticipantMail {
    const { storyIn, ...described } = about;
    const language = mailLanguage(session.options, seat.language);
    return {
      ...described,
      ...storyIn(language),
      language,
      publicUrl,
      pictureUrl: `${publicUrl}${about.picturePath}`,
      sessionId: session.id,
      startsAt: session.starts_at.getTime(),
      movedFrom: session.moved_from?.getTime() ?? null,
      timezoneId: seat.guest_timezone_id ?? session.timezone_id,
      organiserTimezoneId: session.timezone_id,
      note: session.options.invitation_note ?? null,
      team: about.teams.get(seat.team_id) ?? '',
      firstName: seat.first_name,
      link: links.personal(session.id, seat),
      declineLink: links.decline(session.id, seat),
      declined: !isExpected(seat),
    };
  }

  async function send(queryable: Queryable, session: SessionRow, seats: SeatRow[], notice: Notice) {
    const about = await describeSession(queryable, session, stories);
    const at = clock.now();
    for (const seat of seats) {
      const mail = participantMail(about, session, seat);
      const attendee = { name: fullName(seat), address: seat.email };
      await enqueueMail(queryable, {
        ...notice.content(mail),
        operationKey: `session:${session.id}:${seat.id}:${notice.kind}:${keyOf(notice, seat)}`,
        kind: notice.kind,
        recipient: seat.email,
        replyTo: session.options.reply_to,
        sessionId: session.id,
        seatId: seat.id,
        at,
        dueAt: at + (notice.waitMs ?? 0),
        ...(notice.ics && {
          icsMethod: notice.ics,
          ics: sessionCalendar({
            ...calendarEntry({
              config,
              session,
              about,
              now: at,
              organizer,
              language: mail.language,
            }),
            method: notice.ics,
            link: mail.link,
            attendee,
          }),
        }),
      });
    }
  }

  /** Seats that have declined are left out. */
  async function sendToExpected(queryable: Queryable, session: SessionRow, notice: Notice): Promise<void> {
    await send(queryable, session, (await listSeats(queryable, session.id)).filter(isExpected), notice);
  }

  const organiser = createOrganiserNotices(deps);
  const facilitators = createFacilitatorNotices(deps);

  return {
    organiser,
    /** One mail a minute for each seat and team, however often it is requested. */
    invite: (queryable: Queryable, session: SessionRow, seats: SeatRow[]) =>
      send(queryable, session, seats, {
        kind: 'invitation',
        key: (seat) => `${session.ics_sequence}:${Math.floor(clock.now() / 60_000)}:${seat.team_id}`,
        content: invitationMail,
        ics: 'REQUEST',
      }),
    remind: (queryable: Queryable, session: SessionRow, reminder: Reminder) =>
      sendToExpected(queryable, session, {
        kind: `reminder_${reminder}`,
        key: String(session.starts_at.getTime()),
        content: (mail) => reminderMail(mail, reminder),
      }),
    /** Sent after the minute in which the change can be undone; also to declined seats, which the new time may suit. */
    async moved(queryable: Queryable, session: SessionRow): Promise<void> {
      await send(queryable, session, await listSeats(queryable, session.id), {
        kind: 'moved',
        key: String(session.ics_sequence),
        waitMs: mailUndoMs,
        content: movedMail,
        ics: 'REQUEST',
      });
      await facilitators.moved(queryable, session);
    },
    /** Sent to declined seats as well, whose calendar has the entry too. */
    async cancelled(queryable: Queryable, session: SessionRow): Promise<void> {
      await send(queryable, session, await listSeats(queryable, session.id), {
        kind: 'cancelled',
        key: String(session.ics_sequence),
        content: (mail) => cancelledMail(mail, mail.declined ? 'declined' : 'cancelled'),
        ics: 'CANCEL',
      });
      await facilitators.cancelled(queryable, session, 'cancelled');
    },
    async missed(queryable: Queryable, session: SessionRow): Promise<void> {
      await sendToExpected(queryable, session, {
        kind: 'cancelled',
        key: String(session.ics_sequence),
        content: (mail) => cancelledMail(mail, 'missed'),
        ics: 'CANCEL',
      });
      await facilitators.cancelled(queryable, session, 'missed');
    },
    removed: (queryable: Queryable, session: SessionRow, seats: SeatRow[]) =>
      send(queryable, session, seats, {
        kind: 'removed',
        key: String(session.ics_sequence),
        content: (mail) => cancelledMail(mail, 'removed'),
        ics: 'CANCEL',
      }),
    /** Sent to people who have withdrawn from their seats. */
    withdrawn: (queryable: Queryable, session: SessionRow, seats: SeatRow[]) =>
      send(queryable, session, seats, {
        kind: 'removed',
        key: String(session.ics_sequence),
        content: (mail) => cancelledMail(mail, 'withdrawn'),
        ics: 'CANCEL',
      }),
    /** Sent to people whose former session, which began at `startsAt` (Unix ms), was merged into this one. */
    merged: (queryable: Queryable, session: SessionRow, seats: SeatRow[], startsAt: number) =>
      send(queryable, session, seats, {
        kind: 'moved',
        key: `merged from ${startsAt}`,
        content: (mail) => mergedMail({ ...mail, movedFrom: startsAt }),
        ics: 'REQUEST',
      }),
    message: (
      queryable: Queryable,
      session: SessionRow,
      seats: SeatRow[],
      { id, by, text }: { id: string; by: string; text: string },
    ) =>
      send(queryable, session, seats, {
        kind: 'message',
        key: id,
        content: (mail) => messageMail(mail, { by, text, isOver: session.status === 'completed' }),
      }),
    async resultsReady(queryable: Queryable, session: SessionRow): Promise<void> {
      const seats = (await listSeats(queryable, session.id)).filter(
        (seat) => isExpected(seat) && seat.joined_at !== null,
      );
      await send(queryable, session, seats, { kind: 'results', key: '1', content: resultsReadyMail });
      await organiser.results(queryable, session);
    },
  };
}
