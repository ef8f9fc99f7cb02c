import type { FastifyRequest } from 'fastify';
import type { Access } from '#contract/calls/call.ts';
import { type AccountAccess, hasAccess, isCompanySide } from '#contract/rules/people/user-types.ts';
import type { ErrorCode } from '#contract/words/error-catalogue.ts';
import { ApiProblem, catalogueProblem, unauthenticated } from '../http/api-problem.ts';
import type { App, AppPlugin } from '../http/app-type.ts';
import type { AccessTokens } from './access-tokens.ts';
import type { IsAssigned } from '../assignments/session-assignments.ts';
import { companyClosed } from './closed-companies.ts';
import { accessTaken } from './removed-admins.ts';
import { placeGivenUp } from './removed-seats.ts';
import type { AuthenticatedSeat, AuthenticatedUser } from './token-holders.ts';

/** A company-side user who belongs to a company. */
export type CompanyUser = AuthenticatedUser & { company_id: number };

declare module 'fastify' {
  interface FastifyRequest {
    /** Set in the scopes of accounts. */
    user: CompanyUser;
    /** Set in the participant scope. */
    seat: AuthenticatedSeat;
    /** The row of the token that was presented; set in every scope that requires one. */
    tokenId: number;
    /** The sign-in that the token belongs to; set as above. */
    signIn: string;
  }
  interface FastifyContextConfig {
    access?: Access;
    /** Demands an `Idempotency-Key`. */
    keyed?: boolean;
    /** What a failure of the call by our own fault is called. */
    fault?: ErrorCode;
    /** Allowed while a required second factor is missing. */
    beforeSecondFactor?: boolean;
    /** False for routes that other servers call and that no cookie protects. */
    csrf?: boolean;
  }
}

type Guard = (request: FastifyRequest) => Promise<void>;
type Deps = { accessTokens: AccessTokens };
type CompanyAccess = Exclude<AccountAccess, 'host' | 'operator'>;

/** Any holder of a dashboard token; `request.user.company_id` may still be null for them. */
export const userScope = (deps: Deps, plugins: AppPlugin[]) =>
  guardedScope('user', plugins, (request) => authenticateUser(deps, request));

/** People of a company whose role has the access; its others get USER_009. */
export const companyScope = (access: CompanyAccess, deps: Deps, plugins: AppPlugin[]) =>
  guardedScope(access, plugins, async (request) => {
    await authenticateUser(deps, request);
    requireCompany(request);
    requireAccess(request, access);
  });

/** Those who run sessions: 404 for a session that is not assigned to a facilitator. */
export const hostScope = (deps: Deps & { isAssigned: IsAssigned }, plugins: AppPlugin[]) =>
  guardedScope('host', plugins, async (request) => {
    await authenticateUser(deps, request);
    requireCompany(request);
    requireAccess(request, 'host');
    if (hasAccess(request.user.user_type_id, 'company')) return;
    const { id } = request.params as { id?: string };
    if (id !== undefined && !(await deps.isAssigned(request.user.id, id)))
      throw catalogueProblem(404, 'SESSION_001');
  });

/** Administrators of the product itself, whatever company they belong to. */
export const operatorScope = (deps: Deps, plugins: AppPlugin[]) =>
  guardedScope('operator', plugins, async (request) => {
    await authenticateUser(deps, request);
    requireAccess(request, 'operator');
  });

/** Participants of a session, by their own token; CONSUMER_002 for a removed seat or a closed company. */
export const participantScope = ({ accessTokens }: Deps, plugins: AppPlugin[]) =>
  guardedScope('participant', plugins, async (request) => {
    const token = bearerOf(request);
    const found = await accessTokens.authenticateSeat(token);
    if (!found) {
      const removed = await accessTokens.authenticateRemovedSeat(token);
      if (removed) throw placeGivenUp(401, removed.holder);
      throw (await accessTokens.isOfClosedCompany(token)) ? companyClosed(401) : unauthenticated();
    }
    request.seat = found.holder;
    request.tokenId = found.tokenId;
    request.signIn = found.signIn;
  });

export function publicScope(plugins: AppPlugin[]) {
  return guardedScope('public', plugins, undefined);
}

function guardedScope(access: Access, plugins: AppPlugin[], guard: Guard | undefined) {
  return async (scope: App): Promise<void> => {
    scope.addHook('onRoute', (route) => {
      route.config = { ...route.config, access };
    });
    if (guard) scope.addHook('onRequest', guard);
    for (const plugin of plugins) await plugin(scope);
  };
}

function bearerOf(request: FastifyRequest): string {
  return /^Bearer (.{1,100})$/i.exec(request.headers.authorization ?? '')?.[1] ?? '';
}

async function authenticateUser({ accessTokens }: Deps, request: FastifyRequest): Promise<void> {
  const token = bearerOf(request);
  const found = await accessTokens.authenticateUser(token);
  if (!found) {
    const removed = await accessTokens.authenticateRemovedAdmin(token);
    throw removed ? accessTaken(removed.holder) : unauthenticated();
  }
  if (found.holder.lacks_second_factor && !request.routeOptions.config.beforeSecondFactor)
    throw secondFactorMissing();
  request.user = found.holder as CompanyUser;
  request.tokenId = found.tokenId;
  request.signIn = found.signIn;
}

/** 403, with a sentence for the person under `errors.second_factor`. */
const secondFactorMissing = () =>
  new ApiProblem({
    status: 403,
    code: 'USER_009',
    message: ({ codes }) => codes.USER_009,
    errors: { second_factor: [({ secondFactor }) => secondFactor.required] },
  });

function requireCompany(request: FastifyRequest): void {
  if (!isCompanySide(request.user.user_type_id)) throw catalogueProblem(403, 'USER_006');
  if (request.user.company_id === null) throw catalogueProblem(403, 'USER_010');
}

function requireAccess(request: FastifyRequest, access: AccountAccess): void {
  if (!hasAccess(request.user.user_type_id, access)) throw catalogueProblem(403, 'USER_009');
}
