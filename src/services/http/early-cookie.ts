declare global {
  interface Window {
    /** Set by src/early/early-fetch.ts, in the pages of a seat. */
    earlyCookie?: Promise<boolean>;
  }
}

/** Whether the early script has fetched the anti-forgery cookie; true once. */
export async function takeEarlyCookie(window: Window): Promise<boolean> {
  const early = window.earlyCookie;
  window.earlyCookie = undefined;
  return (await early) ?? false;
}
