import { deviceZoneName } from '#contract/rules/time/device-zone-name.ts';
import type { StatusAnswer } from '#contract/calls/schemas/site.ts';
import { nextTask } from './page/next-task.ts';

type DiagnosedWindow = Pick<
  Window,
  'location' | 'screen' | 'innerWidth' | 'innerHeight' | 'isSecureContext'
> & {
  navigator: Pick<Navigator, 'userAgent' | 'language' | 'languages' | 'onLine' | 'cookieEnabled'>;
};

interface DiagnosisDeps {
  window: DiagnosedWindow;
  /** Unix ms. */
  now(): number;
  /** The build of the page; null until the server has reported it. */
  build: string | null;
  status(): Promise<StatusAnswer>;
}

const has = (feature: string) => (feature in globalThis ? 'yes' : 'no');

async function readServer({ now, status }: DiagnosisDeps): Promise<string[]> {
  const asked = now();
  try {
    const { services } = await status();
    return [
      `Server: answers in ${now() - asked} ms`,
      ...services.map(({ id, state }) => `  ${id}: ${state}`),
    ];
  } catch (error) {
    return [
      `Server: no answer after ${now() - asked} ms (${error instanceof Error ? error.message : 'unknown'})`,
    ];
  }
}

/** The facts for a support request, as text; without names, addresses or tokens, and only the path of the page. */
export async function writeDiagnosis(deps: DiagnosisDeps): Promise<string> {
  const { window, now, build } = deps;
  const { navigator, screen } = window;
  // The first Intl zone takes 80 ms on a phone: the button shows its pressed state first.
  await nextTask();
  const zone = deviceZoneName() ?? 'unknown zone';
  return [
    'Muster, diagnosis',
    `Page: ${window.location.origin}${window.location.pathname.split('/').slice(0, 3).join('/')}`,
    `Build: ${build ?? 'unknown'}`,
    `Time: ${new Date(now()).toISOString()} (${zone})`,
    `Browser: ${navigator.userAgent}`,
    `Languages: ${navigator.languages.join(', ') || navigator.language}`,
    `Window: ${window.innerWidth} × ${window.innerHeight} on ${screen.width} × ${screen.height}`,
    `Online: ${navigator.onLine ? 'yes' : 'no'}, cookies: ${navigator.cookieEnabled ? 'yes' : 'no'}, secure: ${window.isSecureContext ? 'yes' : 'no'}`,
    `Can: calls ${has('RTCPeerConnection')}, films ${has('MediaSource')}, live connection ${has('WebSocket')}`,
    ...(await readServer(deps)),
  ].join('\n');
}
