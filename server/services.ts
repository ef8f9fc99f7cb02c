import { createAuditLog } from './audit/audit-log.ts';
import type { Logger } from 'pino';
import { createAwards } from './awards/awards.ts';
import type { Clock } from './clock.ts';
import { createAdminInvitations } from './companies/admin-invitations.ts';
import { createCompanies } from './companies/companies.ts';
import { createDataAgreement } from './companies/data-agreement.ts';
import { createCompanyAdmins } from './companies/company-admins.ts';
import { createCompanyExport } from './company-export/company-export.ts';
import type { Config } from './config/config.ts';
import { createContactRequests } from './contact/contact-requests.ts';
import { createCreditLedger } from './credits/credit-ledger.ts';
import { createDashboard } from './dashboard/dashboard.ts';
import { createSessionEventStreams } from './dashboard/session-event-streams.ts';
import type { Database } from './database/database.ts';
import { createHostControl } from './director/routes/host-control.ts';
import { createReplaySession } from './director/routes/replay-session.ts';
import { type LeaseTime, timeOf } from './director/log/lease-time.ts';
import { createDirectors } from './director/running/director-service.ts';
import { createAccountClosing } from './erasure/close-account.ts';
import { createCompanyRetention } from './erasure/company-retention.ts';
import { createGuestErasure } from './erasure/erase-guest.ts';
import { createExperience } from './experience/create-experience.ts';
import { createIsAssigned } from './assignments/session-assignments.ts';
import { createFacilitatorAssignments } from './facilitators/facilitators.ts';
import { createHostedSessions } from './facilitators/hosted-sessions.ts';
import { createIdempotency } from './http/calls/idempotency.ts';
import { ownOrigin } from './listening.ts';
import type { Readiness } from './http/health-routes.ts';
import { type Gauges, type Meter, silentMeter } from './meter.ts';
import { silentTracer, type Tracer } from './tracer.ts';
import type { LoadLimits } from './http/load/load-shedding.ts';
import { createRunningServices } from './status/running-services.ts';
import { createThrottle } from './http/load/throttle.ts';
import { createAccessTokens } from './identity/access-tokens.ts';
import { createIdentity } from './identity/identity.ts';
import { createJobs } from './jobs/create-jobs.ts';
import { createMailDelivery } from './mail/mail-delivery.ts';
import { openTransport } from './mail/open-transport.ts';
import { createOrderServices } from './orders/create-orders.ts';
import { createTaxRegister } from './payment/tax-register.ts';
import { createOrderDocuments } from './orders/order-documents.ts';
import { createConsumers } from './participants/consumers.ts';
import { createDevices } from './participants/devices.ts';
import { createEntryCodes } from './participants/entry-codes.ts';
import { createPersonEditing } from './participants/person-editing.ts';
import { createPersonMerge } from './participants/person-merge.ts';
import { createParticipants } from './participants/participants.ts';
import type { CardPayment } from './payment/card-payment.ts';
import type { TestCheckout } from './payment/test-checkout.ts';
import type { Hub } from './realtime/hub/hub.ts';
import type { OutgoingRequests } from './http/outgoing/outgoing-requests.ts';
import type { NodeRegistry } from './nodes/node-registry.ts';
import type { RealtimePort } from './realtime/realtime-port.ts';
import { createRoomServer } from './rooms/room-server.ts';
import { drawingWorker } from './documents/drawings.ts';
import { createDocumentDrawing } from './pdf/document-drawing.ts';
import { createResults } from './scoring/results.ts';
import { keepTeamScores } from './scoring/team-scores.ts';
import { createPublishResultsChange } from './scoring/publish-results-change.ts';
import { createPublishMailChanges } from './sessions/notices/publish-mail-changes.ts';
import { createPersonalLinks } from './sessions/people/personal-links.ts';
import { publishPlanChanges } from './sessions/notices/publish-plan-changes.ts';
import { noteBounced, noteInvited } from './sessions/people/seat-writes.ts';
import { type ChangeRelay, createSessionChanges, type SessionChange } from './sessions/session-changes.ts';
import { createSessionTemplates } from './sessions/planning/session-templates.ts';
import { createSessions } from './sessions/sessions.ts';
import { createWaitingPeople } from './sessions/people/waiting-people.ts';
import { loadStories } from './stories/story-library.ts';
import { type BotLine, createBotLine } from './rehearsal/bot-line.ts';
import { createProgrammeServices } from './programmes/create-programmes.ts';
import { createReportServices } from './reports/create-reports.ts';
import { createRehearsalBots } from './rehearsal/rehearsal-bots.ts';
import { createRehearsals } from './rehearsal/rehearsals.ts';
import { createTrialBots } from './trial/trial-bots.ts';
import { createTrialSessions } from './trial/trial-sessions.ts';

/** What the outside gives: made in main.ts, and by the tests. */
export interface AppDeps {
  config: Config;
  database: Database;
  clock: Clock;
  /** Signs links, CSRF tokens and awards; see identity/app-secret.ts. */
  secret: string;
  /** Secrets before it, whose links and awards are still valid. */
  formerSecrets?: readonly string[];
  realtime: RealtimePort;
  /** The embedded hub, when realtime is not hosted elsewhere. */
  hub?: Hub;
  /** Brings the session changes of other nodes, where there are any. */
  changeRelay?: ChangeRelay;
  /** The database's clock in production, so that all nodes agree on leases; the injected one where it is left out. */
  leaseTime?: LeaseTime;
  /** The database is embedded and lies in a folder. */
  keepsFiles?: boolean;
  /** The nodes over this database, where it is shared. */
  nodes?: NodeRegistry;
  /** True over a restored copy that is not released: no session is directed, no mail sent, no job run. */
  isHeld?: boolean;
  /** Requests to companies' own servers; made from the configuration where it is left out. */
  outgoing?: OutgoingRequests;
  /** How the bots of rehearsals reach the product: over this server's own port where it is left out. */
  botLine?: BotLine;
  /** Counts and measures; nobody does where it is left out. */
  meter?: Meter;
  /** Records spans; nobody does where it is left out. */
  tracer?: Tracer;
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

/** What the HTTP layer says of its queues, once it is built. */
type Admission = Pick<Gauges, 'queues'>;

export type Services = ReturnType<typeof createServices>;

/** Builds every service from the ones before it. */
export function createServices(given: AppDeps) {
  const deps = { ...given, meter: given.meter ?? silentMeter, tracer: given.tracer ?? silentTracer };
  const accessTokens = createAccessTokens(deps);
  const throttle = createThrottle(deps);
  const idempotency = createIdempotency(deps);
  const auditLog = createAuditLog(deps);
  const credits = createCreditLedger(deps);
  const drawing = createDocumentDrawing({ ...deps, entry: drawingWorker });
  const changes = createSessionChanges(deps.changeRelay);
  const companies = createCompanies({ ...deps, credits, drawing, changes });
  const identity = createIdentity({ ...deps, throttle, accessTokens, companies, changes });
  const stories = loadStories({
    directory: deps.storiesRoot,
    onProblem: (story, err) => deps.log.error({ err, story }, 'story not offered'),
    onNotRendered: (story, what) => deps.log.info({ story, what }, 'story not offered: not rendered'),
  });
  const links = createPersonalLinks({ ...deps, publicUrl: deps.config.publicUrl });
  changes.subscribe(({ what }) => {
    if (mayEndTokens.has(what)) accessTokens.forgetSeats();
  });
  publishPlanChanges({ ...deps, changes });
  const sessions = createSessions({ ...deps, stories, credits, links, changes });
  const isAssigned = createIsAssigned(deps.database);
  const waitingPeople = createWaitingPeople({ ...deps, changes });
  const mailDelivery = createMailDelivery({
    ...deps,
    transport: openTransport(deps.config),
    drawAttachment: createOrderDocuments({ ...deps, drawing }),
    seatNotes: { noteInvited, noteBounced },
    onSettled: createPublishMailChanges({ ...deps, changes }),
  });
  const publishResultsChange = createPublishResultsChange({ ...deps, changes });
  const awards = createAwards({
    ...deps,
    stories,
    companies,
    drawing,
    publicUrl: deps.config.publicUrl,
  });
  const rooms = createRoomServer(deps);
  const directors = createDirectors({
    ...deps,
    rooms,
    stories,
    changes,
    keepEnding: async (transaction, context) => {
      await awards.issue(transaction, context);
      await keepTeamScores(transaction, context);
    },
    lifecycle: sessions.lifecycle,
    storyClockRate: deps.config.storyClockRate,
    node: deps.config.nodeUrl,
    leaseTime: deps.leaseTime ?? timeOf(deps.clock),
    mayTakeUp: () => !deps.isHeld && (deps.nodes?.mayTakeUp() ?? true),
  });
  const trialBots = createTrialBots({ ...deps, changes, directors });
  const rehearsalBots = createRehearsalBots({
    ...deps,
    changes,
    directors,
    accessTokens,
    line: deps.botLine ?? createBotLine(ownOrigin(deps.config)),
  });
  const devices = createDevices(deps);
  const participants = createParticipants({ ...deps, changes, devices, accessTokens });
  const { taxCheckUrl, shop: shopConfig } = deps.config;
  const taxRegister = taxCheckUrl === null ? null : createTaxRegister({ ...deps, url: taxCheckUrl });
  const orders = createOrderServices({ ...deps, credits, drawing, shopConfig, taxRegister });
  const personEditing = createPersonEditing({ ...deps, accessTokens, changes, links, sessions });
  const trialSessions = createTrialSessions({ ...deps, stories, credits, companies, sessions, changes });
  const rehearsals = createRehearsals({ ...deps, stories, credits, companies, sessions });
  const programmes = createProgrammeServices({
    ...deps,
    stories,
    credits,
    companies,
    throttle,
    sessions,
    changes,
  });
  const results = createResults({
    ...deps,
    stories,
    awards,
    drawing,
    storyClockRate: deps.config.storyClockRate,
  });
  const reports = createReportServices({ ...deps, companies, results });
  const guestErasure = createGuestErasure({
    ...deps,
    accessTokens,
    companies,
    sessions,
    stories,
    rooms,
    changes,
  });
  const companyRetention = createCompanyRetention({ ...deps, guestErasure });
  const jobs = createJobs({
    ...deps,
    companyRetention,
    ...orders,
    ...programmes,
    ...reports,
    ...identity,
    sessions,
    changes,
    mailDelivery,
    rooms,
    trialSessions,
  });

  const readiness: Readiness = { isLeaving: false, isHeld: deps.isHeld === true };

  return {
    ...deps,
    readiness,
    admission: undefined as Admission | undefined,
    accessTokens,
    throttle,
    idempotency,
    credits,
    companies,
    drawing,
    dataAgreement: createDataAgreement({ ...deps, drawing }),
    ...identity,
    companyAdmins: createCompanyAdmins({ ...deps, accessTokens, companies, changes }),
    adminInvitations: createAdminInvitations({ ...deps, ...identity, accessTokens, companies }),
    contactRequests: createContactRequests(deps),
    accountClosing: createAccountClosing({
      ...deps,
      ...orders,
      accessTokens,
      companies,
      credits,
      sessions,
      stories,
    }),
    guestErasure,
    companyRetention,
    runningServices: createRunningServices({ ...deps, stories }),
    stories,
    links,
    changes,
    sessions,
    waitingPeople,
    devices,
    participants,
    entryCodes: createEntryCodes({ ...deps, throttle, participants }),
    consumers: createConsumers({ ...deps, sessions, changes }),
    auditLog,
    personEditing,
    personMerge: createPersonMerge({ ...deps, accessTokens, changes, links, sessions, personEditing }),
    dashboard: createDashboard({ ...deps, stories, credits, waitingPeople }),
    eventStreams: createSessionEventStreams({ ...deps, changes, accessTokens, isAssigned }),
    isAssigned,
    facilitatorAssignments: createFacilitatorAssignments({ ...deps, changes }),
    hostedSessions: createHostedSessions({ ...deps, stories, sessions }),
    mailDelivery,
    awards,
    directors,
    trialSessions,
    rehearsals,
    ...programmes,
    sessionTemplates: createSessionTemplates({ ...deps, companies, changes }),
    hostControl: createHostControl({ ...deps, stories, directors }),
    replaySession: createReplaySession({ ...deps, stories }),
    experience: createExperience({ ...deps, directors, stories, changes, rooms, publishResultsChange }),
    publishResultsChange,
    results,
    companyExport: createCompanyExport({ ...deps, results }),
    ...reports,
    ...orders,
    jobs,
    rooms,

    /** Begins what runs by itself: jobs, the mail outbox, the directors of live sessions. */
    async start(): Promise<void> {
      if (deps.isHeld) return;
      trialBots.start();
      rehearsalBots.start();
      await directors.start();
      jobs.start();
    },

    /** Ends it again; what was begun is finished first. */
    async stop(): Promise<void> {
      await jobs.stop();
      trialBots.stop();
      rehearsalBots.stop();
      await directors.stop();
      rooms.stop();
      waitingPeople.close();
      mailDelivery.close();
      await drawing.close();
      await deps.testCheckout?.close();
      deps.changeRelay?.close();
      await deps.nodes?.leave();
    },
  };
}
