import { auditHandlers } from './audit/audit-handlers.ts';
import { companyAdminHandlers } from './companies/company-admin-handlers.ts';
import { companyExportHandlers } from './company-export/company-export-handlers.ts';
import { companyHandlers } from './companies/company-handlers.ts';
import { contactHandlers } from './contact/contact-handlers.ts';
import { creditHandlers } from './credits/credit-handlers.ts';
import { dashboardHandlers } from './dashboard/dashboard-handlers.ts';
import { hostControlHandlers } from './director/routes/host-control-handlers.ts';
import { experienceHandlers } from './experience/experience-handlers.ts';
import { systemCheckHandlers } from './experience/system-check-handlers.ts';
import { facilitatorHandlers } from './facilitators/facilitator-handlers.ts';
import { geoHandlers } from './geo/geo-handlers.ts';
import type { BoundCall } from './http/calls/handle-calls.ts';
import { siteHandlers } from './status/site-handlers.ts';
import { identityHandlers } from './identity/identity-handlers.ts';
import { socialProviderHandlers } from './identity/social/social-provider-handlers.ts';
import { notificationHandlers } from './notifications/notification-handlers.ts';
import { operatorHandlers } from './operator/operator-handlers.ts';
import { orderHandlers } from './orders/order-handlers.ts';
import { ownDataHandlers } from './own-data/own-data-handlers.ts';
import { programmeHandlers } from './programmes/programme-handlers.ts';
import { signUpHandlers } from './programmes/sign-up-handlers.ts';
import { rehearsalHandlers } from './rehearsal/rehearsal-handlers.ts';
import { reportHandlers } from './reports/report-handlers.ts';
import { consumerHandlers } from './participants/consumer-handlers.ts';
import { participantHandlers } from './participants/participant-handlers.ts';
import { resultHandlers } from './scoring/result-handlers.ts';
import type { Services } from './services.ts';
import { templateHandlers } from './sessions/planning/template-handlers.ts';
import { secondFactorHandlers } from './identity/second-factor/second-factor-handlers.ts';
import { addressChangeHandlers } from './identity/address-change-handlers.ts';
import { singleSignOnHandlers } from './identity/single-sign-on/single-sign-on-handlers.ts';
import { sessionHandlers } from './sessions/session-handlers.ts';
import { storyHandlers } from './stories/story-handlers.ts';
import { trialHandlers } from './trial/trial-handlers.ts';

/** Every call of the API, with its handler; `build` names the site that is given out. */
export const allCalls = (services: Services, build: string): BoundCall[] => [
  ...auditHandlers(services),
  ...companyAdminHandlers(services),
  ...companyExportHandlers(services),
  ...companyHandlers(services),
  ...consumerHandlers(services),
  ...contactHandlers(services),
  ...creditHandlers(services),
  ...dashboardHandlers(services),
  ...experienceHandlers(services),
  ...facilitatorHandlers(services),
  ...geoHandlers(services),
  ...hostControlHandlers(services),
  ...identityHandlers(services),
  ...notificationHandlers(services),
  ...operatorHandlers(services),
  ...orderHandlers(services),
  ...ownDataHandlers(services),
  ...participantHandlers(services),
  ...programmeHandlers(services),
  ...rehearsalHandlers(services),
  ...reportHandlers(services),
  ...resultHandlers(services),
  ...secondFactorHandlers(services),
  ...addressChangeHandlers(services),
  ...sessionHandlers(services),
  ...signUpHandlers(services),
  ...singleSignOnHandlers(services),
  ...siteHandlers(services, build),
  ...socialProviderHandlers(services),
  ...storyHandlers(services),
  ...systemCheckHandlers(services),
  ...templateHandlers(services),
  ...trialHandlers(services),
];
