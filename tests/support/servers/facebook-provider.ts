import { createHmac } from 'node:crypto';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

const app = { id: '424242', secret: 'a secret that only the server and Facebook know' };
const version = 'v25.0';

/** What Facebook's script does for a page: a window of its own asks the person, and hands the answer back. */
const sdk = (origin: string) => `window.FB = (() => {
  let app;
  return {
    init: (options) => { app = options; },
    login: (onAnswer, options) => {
      const query = new URLSearchParams({ client_id: app.appId, scope: options.scope, origin: location.origin });
      const dialog = window.open('${origin}/' + app.version + '/dialog/oauth?' + query, '', 'width=500,height=500');
      window.addEventListener('message', ({ origin, data }) => {
        if (origin !== '${origin}') return;
        dialog.close();
        onAnswer(data.accessToken ? { status: 'connected', authResponse: data } : { authResponse: null });
      }, { once: true });
    },
  };
})();`;

const dialog = (siteOrigin: string, token: string) => `<!doctype html><title>Facebook</title>
  <button id="yes">Continue as Mia</button><button id="no">Cancel</button><script>
  const tell = (answer) => opener.postMessage(answer, ${JSON.stringify(siteOrigin)});
  yes.onclick = () => tell({ accessToken: ${JSON.stringify(token)} });
  no.onclick = () => tell({});
  </script>`;

/** Facebook on loopback: its script, its window, and the two calls of the Graph API that a server asks. */
export async function startFacebookProvider() {
  const asked: string[] = [];
  const tokens = new Map<string, string>();
  let isScriptGone = false;

  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', origin);
    asked.push(url.pathname);
    if (url.pathname === '/sdk.js')
      return isScriptGone ? answer(response, 503, {}) : send(response, 'javascript', sdk(origin));
    if (url.pathname === `/${version}/dialog/oauth`) {
      const token = `EAA-${tokens.size}`;
      tokens.set(token, url.searchParams.get('client_id') ?? '');
      return send(response, 'html', dialog(url.searchParams.get('origin') ?? '', token));
    }
    if (url.pathname === `/${version}/debug_token`) {
      const ofApp = tokens.get(url.searchParams.get('input_token') ?? '');
      const isOurs = url.searchParams.get('access_token') === `${app.id}|${app.secret}`;
      const is_valid = ofApp !== undefined && isOurs;
      return answer(response, 200, { data: { is_valid, app_id: ofApp, type: 'USER', user_id: 'mia' } });
    }
    const token = url.searchParams.get('access_token') ?? '';
    const proof = createHmac('sha256', app.secret).update(token).digest('hex');
    const isProved = tokens.has(token) && url.searchParams.get('appsecret_proof') === proof;
    return isProved
      ? answer(response, 200, { id: 'mia', first_name: 'Mia', last_name: 'fay', email: 'fay@quay.example' })
      : answer(response, 400, { error: {} });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    asked,
    env: {
      FACEBOOK_APP_ID: app.id,
      FACEBOOK_APP_SECRET: app.secret,
      FACEBOOK_GRAPH_URL: `${origin}/${version}`,
      FACEBOOK_SCRIPT_URL: `${origin}/sdk.js`,
    },
    setScriptGone: (gone: boolean) => {
      isScriptGone = gone;
    },
    close: () =>
      new Promise<void>((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}

function send(response: ServerResponse, kind: 'javascript' | 'html', body: string): void {
  response.writeHead(200, { 'content-type': `text/${kind}` }).end(body);
}

function answer(response: ServerResponse, status: number, value: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
}
