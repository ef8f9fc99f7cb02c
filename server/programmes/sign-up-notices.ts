import { longDayText, momentText, timeWithZone } from '#contract/words/moments.ts';
import type { Clock } from '../clock.ts';
import type { Queryable } from '../database/database.ts';
import { enqueueMail } from '../mail/outbox.ts';
import { button, type MailBlock, paragraph, small } from '../mail/templates/mail-blocks.ts';
import { renderLetter } from '../mail/templates/render-letter.ts';
import { describeStory, findInviter } from '../sessions/session-description.ts';
import type { StoryLibrary } from '../stories/story-library.ts';
import { mailWordsIn } from '../words/mail-words.ts';
import type { PlaceLinks } from './place-links.ts';
import type { ProgrammeRow, SignUpPersonRow, SignUpRow } from './programme-repository.ts';

/** Whose sign-up a mail is about; `startsAt` of its slot. */
export interface Noticed {
  programme: ProgrammeRow;
  signUp: SignUpRow;
  person: SignUpPersonRow;
  startsAt: Date;
}

interface Letter {
  kind: string;
  subject: string;
  preheader: string;
  headline: string;
  sentence: string;
  blocks: readonly MailBlock[];
  label: string;
  /** Makes the mail unique beside the person and its kind. */
  key: string;
}

export type SignUpNotices = ReturnType<typeof createSignUpNotices>;

/** The mails about sign-ups, each written into the outbox in the caller's transaction. */
export function createSignUpNotices(deps: {
  config: { publicUrl: string };
  clock: Clock;
  stories: StoryLibrary;
  links: PlaceLinks;
}) {
  const { config, clock, stories, links } = deps;

  const wordsOf = ({ signUp }: Noticed) => mailWordsIn(signUp.language).programme;

  function momentOf({ programme, signUp }: Noticed, at: Date): string {
    return momentText(at.getTime(), signUp.timezone_id ?? programme.timezone_id, signUp.language);
  }
  const startOf = (noticed: Noticed) => momentOf(noticed, noticed.startsAt);

  /** A deadline: the time alone where it is today, so that a short one is read at a glance. */
  function untilText({ programme, signUp }: Noticed, until: Date): string {
    const zone = signUp.timezone_id ?? programme.timezone_id;
    const [today, day] = [clock.now(), until.getTime()].map((at) => longDayText(at, zone, signUp.language));
    const time = timeWithZone(until.getTime(), zone, signUp.language);
    return today === day ? time : momentText(until.getTime(), zone, signUp.language);
  }

  async function send(queryable: Queryable, noticed: Noticed, letter: Letter): Promise<void> {
    const { programme, signUp, person } = noticed;
    const { company, logoPath, colour } = await findInviter(
      queryable,
      programme.created_by,
      programme.company_id,
    );
    const { storyIn, picturePath } = describeStory(stories, programme.story_slug);
    const { storyTitle, storyTagline } = storyIn(signUp.language);
    await enqueueMail(queryable, {
      ...renderLetter({
        language: signUp.language,
        publicUrl: config.publicUrl,
        subject: letter.subject,
        preheader: letter.preheader,
        headline: letter.headline,
        ...(logoPath !== null && {
          logo: { url: `${config.publicUrl}${logoPath}`, alt: company, colour },
        }),
        picture: { url: `${config.publicUrl}${picturePath}`, alt: `${storyTitle}. ${storyTagline}` },
        blocks: [
          paragraph(mailWordsIn(signUp.language).address(person.first_name, letter.sentence)),
          button(letter.label, links.place(programme.link_token, person.id)),
          ...letter.blocks,
        ],
        footer: mailWordsIn(signUp.language).programme.mailedBecause(company),
      }),
      operationKey: `place:${person.id}:${letter.kind}:${letter.key}`,
      kind: letter.kind,
      recipient: person.email,
      at: clock.now(),
    });
  }

  return {
    /** To prove an address; `by` names who has brought the person along. */
    confirm(queryable: Queryable, noticed: Noticed, until: Date, by: string | null): Promise<void> {
      const { programme, signUp } = noticed;
      const isWaiting = signUp.state === 'waiting';
      const { confirm, confirmWaiting, companion } = wordsOf(noticed);
      const words = isWaiting ? confirmWaiting : confirm;
      const start = startOf(noticed);
      return send(queryable, noticed, {
        kind: 'sign-up-confirm',
        key: `${noticed.startsAt.getTime()}:${clock.now()}`,
        subject: words.subject(programme.title),
        preheader: isWaiting ? confirmWaiting.preheader : confirm.preheader(untilText(noticed, until)),
        headline: words.headline,
        sentence:
          by === null ? words.text(programme.title, start) : companion.text(by, programme.title, start),
        blocks: isWaiting ? [] : [small(confirm.held(untilText(noticed, until)))],
        label: words.button,
      });
    },

    /** That the person is signed up or waits, with the link to change it; `isAlready` where they signed up again. */
    confirmed(queryable: Queryable, noticed: Noticed, isAlready = false): Promise<void> {
      const { confirmed } = wordsOf(noticed);
      const { programme, signUp } = noticed;
      const start = startOf(noticed);
      const text = isAlready
        ? confirmed.already
        : signUp.state === 'placed'
          ? confirmed.text
          : confirmed.waiting;
      return send(queryable, noticed, {
        kind: 'sign-up-confirmed',
        key: `${noticed.startsAt.getTime()}:${clock.now()}`,
        subject: confirmed.subject(programme.title),
        preheader: confirmed.preheader(start),
        headline: confirmed.headline,
        sentence: text(programme.title, start),
        blocks: [small(confirmed.keep)],
        label: confirmed.button,
      });
    },

    /** A place from the waiting list, for so many people. */
    offer(queryable: Queryable, noticed: Noticed, until: Date, people: number): Promise<void> {
      const { offer } = wordsOf(noticed);
      const { title } = noticed.programme;
      return send(queryable, noticed, {
        kind: 'sign-up-offer',
        key: String(until.getTime()),
        subject: offer.subject(title),
        preheader: offer.preheader(untilText(noticed, until)),
        headline: offer.headline,
        sentence: offer.text(title, startOf(noticed), people),
        blocks: [small(offer.until(untilText(noticed, until)))],
        label: offer.button,
      });
    },
  };
}
