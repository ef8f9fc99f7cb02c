import { UpdateProfileRequest, User } from '#contract/calls/schemas/identity.ts';
import type { App, AppPlugin } from '../http/app-type.ts';
import type { Profiles } from './profiles.ts';

export function profileRoutes({ profiles }: { profiles: Profiles }): AppPlugin {
  return (app: App) => {
    app.get('/api/user', { schema: { response: { 200: User } } }, async ({ user }) => profiles.read(user.id));

    app.put(
      '/api/profile',
      { schema: { body: UpdateProfileRequest, response: { 200: User } } },
      async ({ body, user }) => profiles.update(user.id, body),
    );
  };
}
