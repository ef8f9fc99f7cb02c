/** `/about`. */
export const about = {
  title: 'About',
  description: 'Why Muster exists, and what it will not do.',
  heading: 'To muster is to gather people, and courage',
  lead: 'People have sat round a light and told one another stories for as long as there have been nights. We think that a team in nine towns deserves the same, and that a grid of faces does not have to be the best we can do.',
  why: 'Why we make it',
  story: [
    'Most of what is sold as online team building is a quiz with a loud presenter. That is fun for people who like quizzes and loud presenters. The others switch the camera off and answer email.',
    'We wanted an hour in which something happens to a group: a film that stops and asks, a door that opens only if the shy one reads her line aloud, an ending that is yours because you chose it. And afterwards a calm look at how you went about it.',
    'Everything you see was written, drawn and set to music for Muster. The code is open source under the MIT licence; you can run it on your own server.',
  ],
  beliefsHeading: 'Four things we won’t give up',
  beliefs: [
    {
      title: 'A story before a game',
      text: 'Points do not make people talk. A lantern on a bridge does. We write the story first, and count afterwards.',
    },
    {
      title: 'Room for the quiet one',
      text: 'No points for speed, hidden votes, clues that only you have. Anyone who waits to be asked will be asked.',
    },
    {
      title: 'The team looks first',
      text: 'What we measure goes to the people it is about. Every figure shows its formula, and managers see no more than the team does.',
    },
    {
      title: 'One clock for all',
      text: 'The film runs in step on every screen, so that a gasp in Lisbon is a gasp in Lima. The clock is the hard part, and we are a little proud of it.',
    },
  ],
  closing: 'Come and sit down',
};

export type AboutWords = typeof about;
