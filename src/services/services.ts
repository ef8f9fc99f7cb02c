import { createAuthService } from './auth-service.ts';
import { createAwardService } from './award-service.ts';
import { createCompanyAdminsService } from './company-admins-service.ts';
import { createCompanyService } from './company-service.ts';
import { createConsumerService } from './consumers/consumer-service.ts';
import { createContactService } from './contact-service.ts';
import { createCreditService } from './credits/credit-service.ts';
import { createDashboardService } from './dashboard/dashboard-service.ts';
import { createGeoService } from './geo-service.ts';
import type { HttpClient } from './http/http-client.ts';
import { createNotificationService } from './notification-service.ts';
import { createOrderService } from './orders/order-service.ts';
import { createOwnDataService } from './own-data-service.ts';
import { createParticipantService } from './participant-service.ts';
import { createProfileService } from './profile-service.ts';
import { createSessionService } from './sessions/session-service.ts';
import { createSiteService } from './site-service.ts';
import { createStoryService } from './stories/story-service.ts';
import { createTrialService } from './trial-service.ts';
import { createUserService } from './user-service.ts';

export type Services = ReturnType<typeof createServices>;

/** One service a resource, over the one HTTP client. */
export function createServices(http: HttpClient) {
  return {
    http,
    auth: createAuthService(http),
    user: createUserService(http),
    profile: createProfileService(http),
    companyAdmins: createCompanyAdminsService(http),
    company: createCompanyService(http),
    participant: createParticipantService(http),
    geo: createGeoService(http),
    contact: createContactService(http),
    site: createSiteService(http),
    awards: createAwardService(http),
    sessions: createSessionService(http),
    consumers: createConsumerService(http),
    ownData: createOwnDataService(http),
    credits: createCreditService(http),
    notifications: createNotificationService(http),
    orders: createOrderService(http),
    dashboard: createDashboardService(http),
    stories: createStoryService(http),
    trial: createTrialService(http),
  };
}
