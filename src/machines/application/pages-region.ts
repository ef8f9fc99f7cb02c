import { applicationSetup } from './application-setup.ts';

/** Reacts to navigations, and leaves a page for a newer build. */
export const pagesRegion = applicationSetup.createStateConfig({
  on: {
    'page.changed': {
      actions: [
        { type: 'rememberPath', params: ({ event }) => event },
        'restoreDraft',
        { type: 'notifyBuildUpdate', params: ({ event }) => event },
      ],
    },
    'page.loading': { actions: { type: 'notifyLoadingBar', params: { type: 'loading.started' } } },
    'page.loaded': {
      actions: [{ type: 'notifyLoadingBar', params: { type: 'loading.finished' } }, 'restoreDraft'],
    },
    'page.failed': { actions: { type: 'notifyLoadingBar', params: { type: 'loading.failed' } } },
    'file.missing': {
      actions: ['storeDraft', { type: 'notifyBuildUpdate', params: ({ event }) => event }],
    },
    'reload.wanted': { actions: ['storeDraft', { type: 'reload', params: { href: null } }] },
  },
});
