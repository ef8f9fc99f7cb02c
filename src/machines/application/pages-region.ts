import { applicationSetup } from './application-setup.ts';

/** What follows from the way to a page, and how a page is left for a newer build. */
export const pagesRegion = applicationSetup.createStateConfig({
  on: {
    'page.changed': {
      actions: [
        { type: 'rememberPath', params: ({ event }) => event },
        'restoreTyped',
        { type: 'tellBuildUpdate', params: ({ event }) => event },
      ],
    },
    'page.loading': { actions: { type: 'tellLoadingBar', params: { type: 'loading.started' } } },
    'page.loaded': {
      actions: [{ type: 'tellLoadingBar', params: { type: 'loading.finished' } }, 'restoreTyped'],
    },
    'page.failed': { actions: { type: 'tellLoadingBar', params: { type: 'loading.failed' } } },
    'file.missing': {
      actions: ['keepTyped', { type: 'tellBuildUpdate', params: ({ event }) => event }],
    },
    'reload.wanted': { actions: ['keepTyped', { type: 'reload', params: { href: null } }] },
  },
});
