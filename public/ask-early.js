// What opening a personal link needs comes while the application is on its way: a cookie, then the link's answer.
{
  const signal = AbortSignal.timeout(30_000);
  const linkToken = new URLSearchParams(location.hash.slice(1)).get('link');

  globalThis.cookieAsked = fetch('/sanctum/csrf-cookie', { credentials: 'include', signal }).then(
    ({ ok }) => ok,
    () => false,
  );

  const openLink = async () => {
    const cookie = (await globalThis.cookieAsked) && /(?:^|; )XSRF-TOKEN=([^;]+)/.exec(document.cookie);
    if (!cookie) return null;
    const response = await fetch('/api/exp/link', {
      method: 'POST',
      credentials: 'include',
      headers: {
        Accept: 'application/json',
        'Content-Type': 'application/json',
        'X-XSRF-TOKEN': decodeURIComponent(cookie[1]),
      },
      body: JSON.stringify({ link_token: linkToken }),
      signal,
    });
    return response.ok ? response.json() : null;
  };

  if (linkToken !== null) globalThis.linkAsked = { linkToken, answer: openLink().catch(() => null) };
}
