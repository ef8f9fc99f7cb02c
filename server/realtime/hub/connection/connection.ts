import type { Grant } from '../auth/credentials.ts';
import { AnswersInOrder } from '../channel/answers-in-order.ts';
import { PublishOutcomes } from '../channel/publish-outcomes.ts';
import type { Budget } from './budget.ts';
import type { Transport } from './transport.ts';

/** One client's connection: outlives its socket by two minutes, so that the client can resume it. */
export class Connection {
  readonly id: string;
  key: string;
  /** The key before the last resume: good until the client has shown that it got the new one. */
  formerKey: string | undefined;
  readonly echo: boolean;
  readonly address: string;
  readonly presenceGrace: number;
  readonly channels = new Set<string>();
  readonly presentOn = new Set<string>();
  readonly budget: Budget;
  readonly outcomes = new PublishOutcomes();
  readonly answers = new AnswersInOrder();
  grant: Grant;
  transport: Transport | undefined;
  sendsHeartbeats = false;
  maxIdleInterval = 0;
  /** Undefined while a socket carries it. */
  droppedAt: number | undefined;
  presenceLeft = false;
  /** Another node carried it before: it was away for less than this node has read when it started. */
  isMoved = false;
  renewalRequested = false;
  /** It would send the same frame again after every resume. */
  sentTooLarge = false;

  constructor(given: {
    id: string;
    key: string;
    grant: Grant;
    echo: boolean;
    address: string;
    presenceGrace: number;
    budget: Budget;
    droppedAt: number;
  }) {
    this.id = given.id;
    this.key = given.key;
    this.grant = given.grant;
    this.echo = given.echo;
    this.address = given.address;
    this.presenceGrace = given.presenceGrace;
    this.budget = given.budget;
    this.droppedAt = given.droppedAt;
  }
}
