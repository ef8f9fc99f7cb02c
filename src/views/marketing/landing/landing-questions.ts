import { credits } from '#contract/rules/business-constants.ts';
import { featuredStory } from '../story/featured-story.ts';
import { hourStory } from '../story/hour-story.ts';
import { lunchStory } from '../story/lunch-story.ts';

export const landingQuestions = [
  {
    question: 'How many people can take part?',
    answer: `From ${featuredStory.players.min} to ${featuredStory.players.max} in a session of “${featuredStory.title}”, from ${lunchStory.players.min} to ${lunchStory.players.max} in one of “${lunchStory.title}”, and from ${hourStory.players.min} to ${hourStory.players.max} in one of “${hourStory.title}”. Larger groups play in several sessions at the same time. One credit covers ${credits.seatsPerCredit} people. You choose how many teams there are, and everybody is assigned to one; four to six talk best.`,
  },
  {
    question: 'Does anybody have to host?',
    answer:
      'No. The session starts on time and runs automatically. The person who set it up can simply play.',
  },
  {
    question: 'Is it safe for people who hate role play?',
    answer:
      'Yes. Nobody acts, sings or shares a secret. You watch, talk, decide. Camera and microphone are a choice.',
  },
  {
    question: 'What do we need?',
    answer:
      'A browser. The device check tries everything beforehand and says what to do if something is missing.',
  },
  {
    question: 'What does the company see afterwards?',
    answer:
      'What the team sees: decisions with their reasons, and how evenly the talk was shared, without names.',
  },
  {
    question: 'What if we have to reschedule?',
    answer:
      'Reschedule as often as you like before the doors open. Cancel before then and the credit is returned automatically.',
  },
];
