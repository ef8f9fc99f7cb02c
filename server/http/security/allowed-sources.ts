import type { Config } from '../../config/config.ts';

const cdn = ['https://*.intercomcdn.com', 'https://*.intercomcdn.eu'];
const uploads = ['https://*.intercomusercontent.com'];

/** The sources that Intercom's messenger needs, from its page "Using Intercom with Content Security Policy". */
const supportChatSources = {
  script: ['https://app.intercom.io', 'https://widget.intercom.io', 'https://js.intercomcdn.com'],
  connect: [
    'https://*.intercom.io',
    'wss://*.intercom.io',
    'https://*.intercom-messenger.com',
    'wss://*.intercom-messenger.com',
    ...cdn,
    ...uploads,
  ],
  image: [...cdn, ...uploads, 'https://static.intercomassets.com', 'https://messenger-apps.intercom.io'],
  media: cdn,
  font: cdn,
  frame: ['https://intercom-sheets.com', 'https://www.intercom-reporting.com'],
};

/** Foreign origins by directive of the content security policy. */
export interface AllowedSources {
  script?: string[];
  style?: string[];
  connect?: string[];
  frame?: string[];
  image?: string[];
  media?: string[];
  font?: string[];
}

/** Undefined if the service is not configured. */
type Service = (config: Config) => AllowedSources | undefined;

const ablyHosts = ['ably.io', 'ably.net', 'ably-realtime.com'].flatMap((host) => [
  `https://*.${host}`,
  `wss://*.${host}`,
]);

const ablySources: Service = ({ ablyApiKey, ablyEndpoint }) =>
  ablyApiKey ? { connect: ablyEndpoint ? bothSchemes(ablyEndpoint) : ablyHosts } : undefined;

const apiSources: Service = ({ site: { apiBaseUrl } }) =>
  apiBaseUrl ? { connect: bothSchemes(apiBaseUrl) } : undefined;

const googleSources: Service = ({ social: { google } }) => {
  if (!google?.scriptUrl) return undefined;
  const folder = new URL('.', google.scriptUrl).href;
  return { script: [google.scriptUrl], style: [`${folder}style`], connect: [folder], frame: [folder] };
};

const facebookSources: Service = ({ social: { facebook } }) =>
  facebook?.scriptUrl
    ? {
        script: [facebook.scriptUrl],
        connect: ['https://graph.facebook.com', 'https://www.facebook.com'],
        frame: ['https://www.facebook.com'],
      }
    : undefined;

const microsoftSources: Service = ({ social: { microsoft } }) => {
  if (!microsoft) return undefined;
  const authority = new URL(microsoft.issuer.replace('{tenantid}', 'common')).origin;
  return { connect: [authority], frame: [authority] };
};

const sentrySources: Service = ({ site: { errorReportingDsn } }) =>
  errorReportingDsn ? { connect: [new URL(errorReportingDsn).origin] } : undefined;

const chatSources: Service = ({ site: { supportAppId } }) => (supportAppId ? supportChatSources : undefined);

const roomSources: Service = ({ rooms }) => {
  if (rooms.engine === 'mesh') return undefined;
  const { origin } = new URL(rooms.url);
  return { connect: [origin, ...(rooms.engine === 'livekit' ? [origin.replace(/^ws/, 'http')] : [])] };
};

const services = [
  ablySources,
  apiSources,
  googleSources,
  facebookSources,
  microsoftSources,
  sentrySources,
  chatSources,
  roomSources,
];

/** The foreign origins of the configured services, and no others. */
export function allowedSources(config: Config): Required<AllowedSources> {
  const configured = services.flatMap((service) => service(config) ?? []);
  const all = (directive: keyof AllowedSources) => configured.flatMap((sources) => sources[directive] ?? []);
  return {
    script: all('script'),
    style: all('style'),
    connect: all('connect'),
    frame: all('frame'),
    image: all('image'),
    media: all('media'),
    font: all('font'),
  };
}

/** `http:` becomes `ws:`, `https:` becomes `wss:`. */
const bothSchemes = (origin: string) => [origin, origin.replace(/^http/, 'ws')];
