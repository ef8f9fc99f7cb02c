import { credits, form } from '../counts.ts';

const either = new Intl.ListFormat('en', { type: 'disjunction' });

/** What the page of prices says, in English; the other languages have the same keys. */
export const pricing = {
  page: {
    title: 'Pricing',
    description: (people: number) =>
      `One credit covers one session of up to ${people} people. Packs, a calculator, and when credits are returned.`,
    heading: 'One credit, one session',
    lead: (people: number) =>
      `A credit covers one session of up to ${people} people. No seats to count, no subscription.`,
    story: (title: string, minutes: number, withArrival: number) =>
      `${title}, ${minutes} minutes (${withArrival} with arrival and debrief)`,
    stories: (stories: string[]) => `It plays any story: ${either.format(stories)}.`,
    failed: 'The prices didn’t load',
    ask: 'Ask for prices',
    loading: 'Loading the prices',
    note: 'Prices without tax. You order in the dashboard and pay on invoice, against a purchase order if you have one. Bought credits last as long as the account.',
    noteWithCard:
      'Prices without tax. You order in the dashboard and pay by card or on invoice, against a purchase order if you have one. Bought credits last as long as the account.',
  },
  packs: {
    credits,
    each: (count: number, price: string) => form(count, 'for one session', `${price} a session`),
  },
  calculator: {
    title: 'Calculate your price',
    people: 'People who play',
    sessions: 'Times a year',
    oneSession: (perCredit: number, largest: number) =>
      `One credit per ${perCredit} people, rounded up. A session has room for up to ${largest}.`,
    severalSessions: (people: number, sessions: number, largest: number) =>
      `${people} people play in ${sessions} sessions of up to ${largest}, at the same time. Each team stays together.`,
    unit: (count: number) => form(count, 'credit', 'credits'),
    line: (quantity: number, pack: string) => `${quantity} × ${pack.toLowerCase()}`,
    total: (price: string, packs: string) => `${price} with ${packs}`,
    spare: (count: number) => `That leaves ${count} to spare, and is still the cheapest.`,
  },
  rules: {
    title: 'When plans change',
    lead: (minutes: number) =>
      `The doors open ${minutes} minutes before the start. Your credit history lists every change and the reason.`,
    label: 'What happens to a credit',
    event: 'What happens',
    credit: 'Your credit',
    note: 'In other words',
    rows: {
      schedule: { event: 'You schedule a session', credit: 'Reserved', note: 'It is still yours.' },
      reschedule: {
        event: 'You reschedule before the doors open',
        credit: 'Stays reserved',
        note: 'For the new date, as often as you like.',
      },
      cancel: {
        event: 'You cancel before the doors open',
        credit: 'Returned',
        note: 'At once, without asking us.',
      },
      cancelLate: {
        event: 'You cancel after the doors have opened',
        credit: 'Used',
        note: 'People are already at the door.',
      },
      empty: { event: 'Nobody comes', credit: 'Returned', note: 'Automatically.' },
      failed: {
        event: 'The session can’t take place, or stops early',
        credit: 'Returned',
        note: 'Automatically, and we’ll email you.',
      },
      start: { event: 'The first scene starts', credit: 'Used', note: 'Have a good hour.' },
    },
  },
  selfHosting: {
    title: 'Or run it yourself',
    text: 'Muster is open source under the MIT licence. One command starts it on your own machine, with database, messages and video exchange included. You pay us nothing.',
    security: 'What runs where',
  },
};

export type PricingWords = typeof pricing;
