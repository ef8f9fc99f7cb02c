/** True while a redirect to Microsoft is pending in this tab; only then does the start load MSAL. */
export function isMsalRedirectPending(storage: Storage): boolean {
  return storage.getItem('msal.interaction.status') !== null;
}
