import type { Clock } from '../clock.ts';
import type { Config } from '../config/config.ts';
import type { CreditLedger } from '../credits/credit-ledger.ts';
import type { Database } from '../database/database.ts';
import type { StoryLibrary } from '../stories/story-library.ts';
import type { PersonalLinks } from './people/personal-links.ts';
import type { SessionChanges } from './session-changes.ts';
import type { ReadSessionDetail } from './listing/session-detail.ts';
import type { SessionLifecycle } from './planning/session-lifecycle.ts';
import type { SessionNotices } from './notices/session-notices.ts';

/** The dependencies of the operations on sessions. */
export interface SessionDeps {
  config: Config;
  clock: Clock;
  database: Database;
  stories: StoryLibrary;
  credits: CreditLedger;
  links: PersonalLinks;
  notices: SessionNotices;
  lifecycle: SessionLifecycle;
  changes: SessionChanges;
  readDetail: ReadSessionDetail;
}

/** The caller. */
export interface Actor {
  id: number;
  company_id: number;
}
