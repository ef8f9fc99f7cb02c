import { defineCalls } from './call.ts';
import type { socialProviderSpec } from './schemas/social-providers.ts';

export const socialProviderCalls = defineCalls<typeof socialProviderSpec>()({
  list: { method: 'GET', path: '/api/auth/providers', access: 'public' },
});
