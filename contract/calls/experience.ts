import { defineCalls } from './call.ts';
import type { experienceSpec } from './schemas/experience.ts';

/** A participant's requests to a live session. */
export const experienceCalls = defineCalls<typeof experienceSpec>()({
  snapshot: { method: 'GET', path: '/api/exp/snapshot', access: 'participant' },
  realtimeToken: { method: 'GET', path: '/api/exp/realtime-token', access: 'participant' },
  /** Requested each time the team's room is entered. */
  room: { method: 'GET', path: '/api/exp/room', access: 'participant' },
  vote: { method: 'POST', path: '/api/exp/vote', access: 'participant' },
  reportReady: { method: 'POST', path: '/api/exp/ready', access: 'participant' },
  /** In a pause the word goes to the next of the table. */
  passTurn: { method: 'POST', path: '/api/exp/turn', access: 'participant' },
  answer: { method: 'POST', path: '/api/exp/challenge/answer', access: 'participant' },
  takeHint: { method: 'POST', path: '/api/exp/challenge/hint', access: 'participant' },
  layClue: { method: 'POST', path: '/api/exp/challenge/clue', access: 'participant' },
  /** A move on the board that the team shares. */
  moveDraft: { method: 'POST', path: '/api/exp/challenge/draft', access: 'participant' },
  /** Shows the team where one points on the board. */
  point: { method: 'POST', path: '/api/exp/challenge/pointer', access: 'participant' },
  /** Marks a place of the clip that caught one's eye; the others see nothing of it until the story speaks of it. */
  markNotice: { method: 'POST', path: '/api/exp/notice', access: 'participant' },
  chat: { method: 'POST', path: '/api/exp/chat', access: 'participant' },
  raiseHand: { method: 'POST', path: '/api/exp/hand', access: 'participant' },
  /** One's answer to a light question while everybody waits; another takes its place. */
  breakIce: { method: 'POST', path: '/api/exp/icebreaker', access: 'participant' },
  react: { method: 'POST', path: '/api/exp/reaction', access: 'participant' },
  /** Shows a message of the team's chat to the host. */
  reportMessage: { method: 'POST', path: '/api/exp/chat/report', access: 'participant' },
  /** Windows stay open longer while a seat is there that needs it. */
  wantTime: { method: 'POST', path: '/api/exp/more-time', access: 'participant' },
  callHelp: { method: 'POST', path: '/api/exp/help', access: 'participant' },
  reportSpeech: { method: 'POST', path: '/api/exp/speech', access: 'participant' },
  reportCheck: { method: 'POST', path: '/api/exp/check', access: 'participant' },
  leave: { method: 'POST', path: '/api/exp/leave', access: 'participant' },
  rate: { method: 'POST', path: '/api/exp/rating', access: 'participant' },
  consent: { method: 'POST', path: '/api/exp/consent', access: 'participant' },
  /** The server's clock, for browsers to estimate their offset by. */
  clock: { method: 'GET', path: '/api/exp/clock', access: 'public' },
});
