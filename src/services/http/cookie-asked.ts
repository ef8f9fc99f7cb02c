declare global {
  interface Window {
    /** Set by src/early/ask-early.ts, which pages name that send as soon as they can. */
    cookieAsked?: Promise<boolean>;
  }
}

/** Whether the cookie is here that the page asked for before the application came; such an answer counts once. */
export async function takeAskedCookie(window: Window): Promise<boolean> {
  const asked = window.cookieAsked;
  window.cookieAsked = undefined;
  return (await asked) ?? false;
}
