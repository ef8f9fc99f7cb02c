import { percentIn } from '../formats.ts';

export type DeviceKind = 'microphone' | 'camera';
export type DeviceRefusal = 'refused' | 'missing' | 'inUse';
export type TriedDevice = DeviceKind | 'speaker';
type RelayTransport = 'UDP' | 'TCP' | 'TLS';

/** What a session needs that a browser may lack. */
export type BrowserPart = 'streaming' | 'webSockets' | 'secureStorage';

/** Where a permission for a device is kept. */
export type PermissionPlace = 'settings' | 'chrome' | 'chromePhone' | 'firefox' | 'safari' | 'unknown';

const percentText = percentIn('en');
const all = new Intl.ListFormat('en', { type: 'conjunction' });

const parts: Record<BrowserPart, string> = {
  streaming: 'media streaming',
  webSockets: 'WebSockets',
  secureStorage: 'secure storage',
};

const allow: Record<PermissionPlace, (device: DeviceKind) => string> = {
  settings: (device) => `Open Settings, find this browser there, and switch the ${device} on.`,
  chromePhone: (device) => `Select the icon left of the address, then Permissions, and allow the ${device}.`,
  chrome: (device) => `Select the icon left of the address and switch the ${device} on.`,
  firefox: (device) =>
    `Select the crossed-out ${device} left of the address and clear the block, then try again.`,
  safari: (device) => `Choose Safari, Settings for This Website in the menu, and allow the ${device}.`,
  unknown: (device) => `Look for this site’s permissions beside the address and allow the ${device}.`,
};

const refused: Record<DeviceRefusal, (device: DeviceKind) => string> = {
  refused: (device) => `Your browser is blocking the ${device}.`,
  missing: (device) => `No ${device} was found.`,
  inUse: (device) => `Another program is using your ${device}.`,
};

const worked: Record<TriedDevice, string> = {
  speaker: 'You heard the notes.',
  microphone: 'You heard yourself.',
  camera: 'You saw yourself.',
};

const didNotWork: Record<TriedDevice, string> = {
  speaker: 'You heard nothing.',
  microphone: 'You did not hear yourself.',
  camera: 'You did not see yourself.',
};

const tryInstead: Record<TriedDevice, string> = {
  speaker: 'Turn the volume up, or choose another output.',
  microphone: 'Choose another microphone, or see whether it is muted.',
  camera: 'See whether something covers the camera, or choose another one.',
};

const soundPlaces: Record<string, string> = {
  macOS: 'System Settings, Sound',
  Windows: 'Settings, System, Sound',
  Linux: 'the sound settings',
  ChromeOS: 'the quick settings, Audio',
};

/** `rate` in bit/s. */
const rateOf = (rate: number) =>
  rate >= 10_000_000
    ? `${rate >= 100_000_000 ? 'over 100' : Math.round(rate / 1_000_000)} Mbit/s`
    : rate >= 1_000_000
      ? `${(rate / 1_000_000).toFixed(1)} Mbit/s`
      : `${Math.round(rate / 1000)} kbit/s`;

/** What the checks of a device say, a sentence each. */
export const checkSentences = {
  checkConnection: () => 'Check your connection and try again.',
  tryInAMinute: () => 'Try again in a minute.',
  useCurrentBrowser: () => 'Use a current Chrome, Edge, Firefox or Safari.',

  notTested: () => 'It could not be tested.',
  noAnswer: (seconds: number) => `There was no answer within ${seconds} seconds.`,

  browserFits: (name: string | null) => `${name ?? 'This browser'} has all that is needed.`,
  browserLacks: (name: string | null, missing: readonly BrowserPart[]) =>
    `${name ?? 'This browser'} lacks ${missing.map((part) => parts[part]).join(', ')}.`,

  screenFits: (width: number, height: number) => `${width} × ${height} pixels: large enough.`,
  screenEnlarged: (width: number, height: number, percent: number) =>
    `${width} × ${height} pixels, zoomed to about ${percentText(percent / 100)}.`,
  screenNarrow: (width: number, height: number) => `${width} × ${height} pixels: very narrow.`,
  screenLow: (width: number, height: number) => `${width} × ${height} pixels: very low.`,
  pinchBack: () => 'Pinch the page back to its size to see all of it.',
  zoomOut: () =>
    'Zoom out with Ctrl (Mac: Cmd) and minus to see more at once. Everything also works zoomed in.',
  makeWider: () => 'Turn your phone, make the window wider, or zoom out.',
  makeHigher: () => 'Hold your phone upright, or make the window taller.',

  serverUnreached: () => 'The server could not be reached.',
  checkFirewall: () => 'Check your connection, or a firewall in between, and try again.',
  roundTrips: (ms: number, varyingMs: number, lost: number, asked: number) =>
    `Response time ${ms} ms, varying by ${varyingMs} ms${lost > 0 ? `, ${lost} of ${asked} requests lost` : ''}.`,
  lineCarries: (down: number, up: number) =>
    `Your connection: ${rateOf(down)} download, ${rateOf(up)} upload.`,
  lineNotMeasured: () => 'We couldn’t measure how fast your connection is.',
  manyCheck: () => 'Many devices on your network are running this check right now.',
  proxyInTheWay: () => 'A proxy may be in the way.',
  tooLittleForClips: () => 'That is too little for a film.',
  clipsInLowQuality: () => 'Films will play in low quality.',
  voiceMayBreakOff: () => 'Your voice may cut out when teams talk.',
  littleForCameras: () => 'That is little for cameras.',
  voicesMayBeLate: () => 'Voices may be late or cut out.',
  leaveCameraOff: () => 'Leave your camera off when teams talk.',
  betterLine: () =>
    'Use a network cable, move closer to the router, or close other programs that use the connection.',

  timeUnread: () => 'The server’s time could not be read.',
  timeKnown: (ms: number) => `The session’s time is known to ${ms} ms.`,
  pictureOff: () => 'Your video may be slightly out of step.',
  otherNetwork: () => 'A cable or another network helps.',

  liveOpens: () => 'The live connection opens.',
  liveBlocked: () => 'The live connection is blocked.',
  letSocketsPass: () => 'Ask your IT to allow WebSockets to this site; the text for IT says which.',

  noH264: () => 'This browser can’t play H.264, the format of the films.',
  decodes: () => 'The browser plays the format of the films.',
  clipNotFetched: () => 'We couldn’t load a film.',
  letVideoPass: () => 'Ask your IT to allow video from this site; the text for IT says which.',
  pictureSlow: (ms: number) =>
    `The first frame took ${(ms / 1000).toFixed(1)} s. Films will start in low quality.`,
  closeOthers: () => 'Close other tabs and programs, or use a cable or another network.',
  clipPlayed: (ms: number) => `A film loaded and played; the first frame came after ${ms} ms.`,

  directAndRelay: (working: readonly string[]) =>
    `Camera and microphone connect directly, and through the relay over ${all.format(working)}.`,
  relayOnly: (working: readonly string[]) =>
    `Camera and microphone connect only through the relay, over ${all.format(working)}.`,
  directOnly: (silent: readonly string[]) =>
    `Camera and microphone connect directly only. The relay does not answer over ${all.format(silent)}.`,
  noWay: (silent: readonly string[]) =>
    `No way for camera and microphone was found, neither directly nor through the relay over ${all.format(silent)}.`,
  relaySilent: (silent: readonly string[]) => `It does not answer over ${all.format(silent)}.`,
  triedAsSeat: () => 'Tried with your own access.',
  triedAsVisitor: () => 'Tried with an access of two minutes.',
  packetsLost: (lost: number, sent: number, varyingMs: number) =>
    `${lost} of ${sent} packets lost, varying by ${varyingMs} ms.`,
  othersMayNotSee: () => 'People in other networks may not see or hear you.',
  letRelayPass: () => 'Ask your IT to let it through; the text for IT names addresses and ports.',
  takePartAllTheSame: () => 'You can watch, vote and chat all the same.',
  extensionMayShut: () =>
    'This works, with a slight delay. A privacy extension may be blocking the direct route.',
  voicesMayStutter: () => 'Over a relay without UDP voices may stutter.',
  voicesMayBreakOff: () => 'Voices may cut out. Use a cable, or move closer to the router.',
  noVideoConnection: () => 'This browser makes no connection for camera and microphone.',
  webRtcForbidden: () =>
    'A privacy extension or a rule of your company may forbid WebRTC: try another browser.',
  relayUnknown: () => 'We couldn’t find out whether a relay is available.',
  connectsHere: () => 'Camera and microphone connect on this device.',
  unseenFromOutside: () =>
    'Camera and microphone connect on this device, but no server outside answered over UDP.',
  seenFromOutside: () => 'Camera and microphone connect, and a server outside answers over UDP.',
  noRelaySetUp: () =>
    'Camera and microphone connect in this browser. No relay is set up here, so between two networks it depends on both of them.',

  roomsByServer: () =>
    'Camera and microphone connect in this browser. In a session they use a separate server, which is tested only then.',

  deviceWorked: (device: TriedDevice) => worked[device],
  deviceDidNotWork: (device: TriedDevice) => didNotWork[device],
  deviceInstead: (device: TriedDevice) => tryInstead[device],
  deviceNotTried: () => 'It could not be tried.',
  deviceRefused: (device: DeviceKind, reason: DeviceRefusal) => refused[reason](device),
  allowDevice: (device: DeviceKind, place: PermissionPlace) => allow[place](device),
  plugIn: () => 'Plug one in and try again, or continue without.',
  closeIt: () => 'Close it there and try again, or continue without.',
  soundPlace: (system: string | null) => {
    const place = soundPlaces[system ?? ''];
    return place ? `See ${place}.` : 'Use the volume keys and switch silent mode off.';
  },

  reportHeading: () => 'Muster device check',
  browserOn: (name: string | null, system: string | null) =>
    `${name ?? 'an unknown browser'} on ${system ?? 'an unknown system'}`,
  request: (id: string) => `Request ${id}.`,

  itHeading: () => 'What Muster needs of a network',
  itToTakePart: () => 'To watch, vote, chat and solve:',
  itPages: (host: string, port: string, secure: boolean) =>
    `${host}, TCP port ${port}: ${secure ? 'HTTPS' : 'HTTP'} (pages, requests, films over HLS)`,
  itSocket: (host: string, port: string, secure: boolean) =>
    `${host}, TCP port ${port}: ${secure ? 'secure WebSocket (wss)' : 'WebSocket (ws)'}, kept open for the whole session`,
  itRealtime: (host: string, port: string) =>
    `${host}, TCP port ${port}: HTTPS and secure WebSocket (votes, chat, presence)`,
  itToMeet: () => 'For camera and microphone in team rooms:',
  itDirect: () =>
    'Directly between the guests: UDP, outgoing, ports 1024 to 65535 (WebRTC, DTLS-SRTP encrypted)',
  itDirectOrRelay: () =>
    'Directly between the guests: UDP, outgoing, ports 1024 to 65535 (WebRTC, DTLS-SRTP encrypted); where that is closed, the relay is enough',
  itRoomServer: (host: string) =>
    `To the media server behind ${host}: UDP, outgoing, on the ports that its operator names (WebRTC, DTLS-SRTP encrypted)`,
  itStun: (host: string, port: string) => `${host}, UDP port ${port}: STUN`,
  itRelay: (host: string, transport: RelayTransport, port: number) =>
    `${host}, ${transport === 'TLS' ? 'TCP' : transport} port ${port}: TURN over ${transport}`,
  itNoRelay: () => 'No relay is set up',
  itBesides: () =>
    'Proxies that open TLS must let WebSockets pass. In the browser: camera and microphone for this site, WebRTC not forbidden by policy. No plug-in, no extension, no installation.',
};

export type CheckSentences = typeof checkSentences;
