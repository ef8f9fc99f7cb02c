/** True while a redirect to Microsoft is under way in this tab; only then is MSAL worth its bytes at start. */
export function isMsalRedirectPending(storage: Storage): boolean {
  return storage.getItem('msal.interaction.status') !== null;
}
