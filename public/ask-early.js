// The request that opens a personal link needs a cookie, which can come while the application is on its way.
globalThis.cookieAsked = fetch('/sanctum/csrf-cookie', {
  credentials: 'include',
  signal: AbortSignal.timeout(30_000),
}).then(
  ({ ok }) => ok,
  () => false,
);
