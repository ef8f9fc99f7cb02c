import { LoginRequest, MessageAnswer, TokenAnswer } from '#contract/calls/schemas/identity.ts';
import type { App, AppPlugin } from '../http/app-type.ts';
import { clearSessionCookies } from '../http/csrf.ts';
import type { SignIn } from './sign-in.ts';

export function loginRoutes({ signIn }: { signIn: SignIn }): AppPlugin {
  return (app: App) => {
    for (const path of ['/api/login', '/api/auth/login'])
      app.post(
        path,
        { schema: { body: LoginRequest, response: { 200: TokenAnswer } } },
        async ({ body, ip }) => signIn.logIn(body, ip),
      );
  };
}

export function tokenRoutes({ signIn }: { signIn: SignIn }): AppPlugin {
  return (app: App) => {
    app.post('/api/refresh-token', { schema: { response: { 200: TokenAnswer } } }, async (request) =>
      signIn.refresh(request.user.id, request),
    );

    app.post('/api/logout', { schema: { response: { 200: MessageAnswer } } }, async (request, reply) => {
      await signIn.logOut(request.user.id, request);
      clearSessionCookies(reply);
      return { message: 'You are logged out.' };
    });
  };
}
