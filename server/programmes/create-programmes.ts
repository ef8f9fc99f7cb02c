import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import type { Companies } from '../companies/companies.ts';
import type { Config } from '../config/config.ts';
import type { CreditLedger } from '../credits/credit-ledger.ts';
import type { Database } from '../database/database.ts';
import type { Throttle } from '../http/load/throttle.ts';
import type { AppSecrets } from '../secret.ts';
import type { SessionChanges } from '../sessions/session-changes.ts';
import type { Sessions } from '../sessions/sessions.ts';
import type { StoryLibrary } from '../stories/story-library.ts';
import { createHeldPlaces } from './held-places.ts';
import { createPlaceLinks } from './place-links.ts';
import { createProgrammes } from './programmes.ts';
import { createSeating } from './seating.ts';
import { createSignUpNotices } from './sign-up-notices.ts';
import { createSignUpPage } from './sign-up-page.ts';
import { createSignUps } from './sign-ups.ts';
import { createSlotMerge } from './slot-merge.ts';
import { createSlotUpkeep } from './slot-upkeep.ts';

/** Programmes for organisers, their sign-up pages for everybody, and the automatic upkeep of slots. */
export function createProgrammeServices(
  given: AppSecrets & {
    config: Config;
    database: Database;
    clock: Clock;
    log: Logger;
    stories: StoryLibrary;
    companies: Pick<Companies, 'lock'>;
    credits: CreditLedger;
    throttle: Throttle;
    sessions: Sessions;
    changes: SessionChanges;
  },
) {
  const links = createPlaceLinks({ ...given, publicUrl: given.config.publicUrl });
  const deps = { ...given, links };
  const notices = createSignUpNotices(deps);
  const seating = createSeating(deps);
  const upkeep = createSlotUpkeep({ ...deps, seating, notices });
  const merging = createSlotMerge({ ...deps, seating, notices });
  const page = createSignUpPage(deps);
  return {
    programmes: createProgrammes({ ...deps, merging, upkeep }),
    signUps: createSignUps({ ...deps, notices, page }),
    heldPlaces: createHeldPlaces({ ...deps, notices, seating, upkeep, page }),
    slotUpkeep: upkeep,
  };
}
