import { applicationSetup } from './application-setup.ts';

type TokenEvent = { event: { token: string | null } };
export const hasToken = { type: 'hasToken', params: ({ event }: TokenEvent) => event } as const;
export const takeMicrosoftToken = [
  { type: 'replaceAddress', params: { path: '/login' } },
  {
    type: 'tellSocialSignIn',
    params: ({ event }: TokenEvent) => ({
      type: 'token.returned' as const,
      provider: 'microsoft' as const,
      token: event.token ?? '',
    }),
  },
] as const;

/** A redirect that has just come back is looked at before the navigation and the guard read the address. */
export const entryRegion = applicationSetup.createStateConfig({
  initial: 'takingRedirect',
  states: {
    takingRedirect: {
      tags: 'entering',
      invoke: { src: 'takeRedirect' },
      on: {
        'redirect.taken': [
          {
            guard: { type: 'isMicrosoftPending', params: ({ event }) => event },
            target: 'awaitingMicrosoft',
            actions: {
              type: 'tellMsal',
              params: ({ event }) => ({
                type: 'redirect.pending',
                settings: event.microsoft?.settings ?? null,
              }),
            },
          },
          { target: 'open' },
        ],
      },
    },
    awaitingMicrosoft: {
      tags: 'entering',
      on: {
        'microsoft.redirected': [
          { guard: hasToken, target: 'open', actions: takeMicrosoftToken },
          { target: 'open' },
        ],
      },
    },
    open: {},
  },
});
