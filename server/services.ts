import type { Logger } from 'pino';
import { createAwards } from './awards/awards.ts';
import type { Clock } from './clock.ts';
import { createAdminInvitations } from './companies/admin-invitations.ts';
import { createCompanies } from './companies/companies.ts';
import { createCompanyAdmins } from './companies/company-admins.ts';
import type { Config } from './config.ts';
import { createContactRequests } from './contact/contact-requests.ts';
import { createCreditLedger } from './credits/credit-ledger.ts';
import { createDashboard } from './dashboard/dashboard.ts';
import { createSessionEventStreams } from './dashboard/session-event-streams.ts';
import type { Database } from './database/database.ts';
import { createHostControl } from './director/routes/host-control.ts';
import { createDirectors } from './director/running/director-service.ts';
import { createAccountClosing } from './erasure/close-account.ts';
import { createGuestErasure } from './erasure/erase-guest.ts';
import { createExperience } from './experience/create-experience.ts';
import { createIdempotency } from './http/idempotency.ts';
import type { LoadLimits } from './http/load-shedding.ts';
import { createRunningServices } from './http/running-services.ts';
import { createThrottle } from './http/throttle.ts';
import { createAccessTokens } from './identity/access-tokens.ts';
import { createIdentity } from './identity/identity.ts';
import { createJobs } from './jobs/create-jobs.ts';
import { createMailDelivery } from './mail/mail-delivery.ts';
import { openTransport } from './mail/open-transport.ts';
import { createOrderServices } from './orders/create-orders.ts';
import { createOrderDocuments } from './orders/order-documents.ts';
import { createConsumers } from './participants/consumers.ts';
import { createDevices } from './participants/devices.ts';
import { createEntryCodes } from './participants/entry-codes.ts';
import { createParticipants } from './participants/participants.ts';
import type { CardPayment } from './payment/card-payment.ts';
import type { TestCheckout } from './payment/test-checkout.ts';
import type { Hub } from './realtime/hub/hub.ts';
import type { RealtimePort } from './realtime/realtime-port.ts';
import { createRoomServer } from './rooms/room-server.ts';
import { createResults } from './scoring/results.ts';
import { keepTeamScores } from './scoring/team-scores.ts';
import { createResultsNews } from './scoring/results-news.ts';
import { createMailNews } from './sessions/mail-news.ts';
import { createPersonalLinks } from './sessions/personal-links.ts';
import { tellPlans } from './sessions/plan-news.ts';
import { type ChangeRelay, createSessionChanges, type SessionChange } from './sessions/session-changes.ts';
import { createSessions } from './sessions/sessions.ts';
import { createWaitingPeople } from './sessions/waiting-people.ts';
import { loadStories } from './stories/story-library.ts';
import { createTrialBots } from './trial/trial-bots.ts';
import { createTrialSessions } from './trial/trial-sessions.ts';

/** What the outside gives: made in main.ts, and by the tests. */
export interface AppDeps {
  config: Config;
  database: Database;
  clock: Clock;
  /** Signs links, CSRF tokens and awards; see identity/app-secret.ts. */
  secret: string;
  realtime: RealtimePort;
  /** The embedded hub, when realtime is not hosted elsewhere. */
  hub?: Hub;
  /** Brings the session changes of other nodes, where there are any. */
  changeRelay?: ChangeRelay;
  log: Logger;
  card: CardPayment | null;
  testCheckout: TestCheckout | null;
  /** Past this the event loop is so late that a quick 503 serves people better than a slow answer. */
  maxEventLoopDelayMs: number;
  loadLimits: LoadLimits;
  /** The built site. */
  siteRoot: string;
  /** One folder a story. */
  storiesRoot: string;
}

/** A seat is moved or given up, a session deleted: what was known of its tokens may hold no longer. */
const mayEndTokens: ReadonlySet<SessionChange['what']> = new Set(['attendees', 'deleted', 'status']);

export type Services = ReturnType<typeof createServices>;

/** Builds every service, each from what stands above it. */
export function createServices(deps: AppDeps) {
  const accessTokens = createAccessTokens(deps);
  const throttle = createThrottle(deps);
  const idempotency = createIdempotency(deps);
  const credits = createCreditLedger(deps);
  const companies = createCompanies({ ...deps, credits });
  const identity = createIdentity({ ...deps, throttle, accessTokens, companies });
  const stories = loadStories({
    directory: deps.storiesRoot,
    onProblem: (story, err) => deps.log.error({ err, story }, 'story not offered'),
    onNotRendered: (story, what) => deps.log.info({ story, what }, 'story not offered: not rendered'),
  });
  const links = createPersonalLinks({ secret: deps.secret, publicUrl: deps.config.publicUrl });
  const changes = createSessionChanges(deps.changeRelay);
  changes.subscribe(({ what }) => {
    if (mayEndTokens.has(what)) accessTokens.forgetSeats();
  });
  tellPlans({ ...deps, changes });
  const sessions = createSessions({ ...deps, stories, credits, links, changes });
  const waitingPeople = createWaitingPeople({ ...deps, changes });
  const mailDelivery = createMailDelivery({
    ...deps,
    transport: openTransport(deps.config),
    drawAttachment: createOrderDocuments(deps),
    onSettled: createMailNews({ ...deps, changes }),
  });
  const tellResults = createResultsNews({ ...deps, changes });
  const awards = createAwards({ ...deps, stories, companies, publicUrl: deps.config.publicUrl });
  const directors = createDirectors({
    ...deps,
    stories,
    changes,
    keepEnding: async (transaction, context) => {
      await awards.issue(transaction, context);
      await keepTeamScores(transaction, context);
    },
    lifecycle: sessions.lifecycle,
    storyClockRate: deps.config.storyClockRate,
    node: deps.config.nodeUrl,
  });
  const trialBots = createTrialBots({ ...deps, changes, directors });
  const devices = createDevices(deps);
  const participants = createParticipants({ ...deps, changes, devices, accessTokens });
  const orders = createOrderServices({ ...deps, credits, shopConfig: deps.config.shop });
  const rooms = createRoomServer(deps);
  const jobs = createJobs({ ...deps, ...orders, sessions, changes, mailDelivery, rooms });

  return {
    ...deps,
    accessTokens,
    throttle,
    idempotency,
    credits,
    companies,
    ...identity,
    companyAdmins: createCompanyAdmins({ ...deps, accessTokens, companies }),
    adminInvitations: createAdminInvitations({ ...deps, accessTokens, companies }),
    contactRequests: createContactRequests(deps),
    accountClosing: createAccountClosing({ ...deps, ...orders, accessTokens, companies, credits, sessions }),
    guestErasure: createGuestErasure({ ...deps, accessTokens, companies, sessions }),
    runningServices: createRunningServices({ ...deps, stories }),
    stories,
    links,
    changes,
    sessions,
    waitingPeople,
    devices,
    participants,
    entryCodes: createEntryCodes({ ...deps, throttle, participants }),
    consumers: createConsumers({ ...deps, sessions }),
    dashboard: createDashboard({ ...deps, stories, credits, waitingPeople }),
    eventStreams: createSessionEventStreams({ ...deps, changes, accessTokens }),
    mailDelivery,
    awards,
    directors,
    trialSessions: createTrialSessions({ ...deps, stories, credits, companies, sessions }),
    hostControl: createHostControl({ ...deps, directors }),
    experience: createExperience({ ...deps, directors, stories, changes, rooms, tellResults }),
    tellResults,
    results: createResults({ ...deps, stories, awards, storyClockRate: deps.config.storyClockRate }),
    ...orders,
    jobs,
    rooms,

    /** Begins what runs by itself: jobs, the mail outbox, the directors of live sessions. */
    async start(): Promise<void> {
      await sessions.adoptStories();
      trialBots.start();
      await directors.start();
      jobs.start();
    },

    /** Ends it again; what was begun is finished first. */
    async stop(): Promise<void> {
      await jobs.stop();
      trialBots.stop();
      await directors.stop();
      waitingPeople.close();
      mailDelivery.close();
      await deps.testCheckout?.close();
      deps.changeRelay?.close();
    },
  };
}
