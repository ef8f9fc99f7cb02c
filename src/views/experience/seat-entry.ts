import { openLiveSession } from '../../machines/live-session/open-live-session.ts';
import { serverEdges } from '../../machines/live-session/server-edges.ts';
import { ExperienceLayout } from '../../routes/layouts/experience-layout.tsx';
import { ExperienceRouterPage } from './experience-router-page.tsx';
import { WaitPage } from './wait-page.tsx';

/**
 * What a personal link opens, as one static module: the pages that lead to the session, the waiting room and the live
 * session behind them load together. The live page is the route after it, which the documents of a seat name beside it.
 */
export const seat = { ExperienceLayout, ExperienceRouterPage, WaitPage, openLiveSession, serverEdges };
