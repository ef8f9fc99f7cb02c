import type { DeviceKind, DeviceRefusal } from '../../rooms/local-media.ts';
import type { RelayTransport } from '../relay-ways.ts';
import type { TriedDevice } from '../tried-device.ts';

/** What a session needs that a browser may lack. */
export type BrowserPart = 'streaming' | 'webSockets' | 'secureStorage';

/** Where a permission for a device is kept. */
export type PermissionPlace = 'settings' | 'chrome' | 'chromePhone' | 'firefox' | 'safari' | 'unknown';

const all = new Intl.ListFormat('en', { type: 'conjunction' });

const parts: Record<BrowserPart, string> = {
  streaming: 'media streaming',
  webSockets: 'WebSockets',
  secureStorage: 'secure storage',
};

const allow: Record<PermissionPlace, (device: DeviceKind) => string> = {
  settings: (device) => `Open Settings, find this browser there, and switch the ${device} on.`,
  chromePhone: (device) => `Touch the icon left of the address, then Permissions, and allow the ${device}.`,
  chrome: (device) => `Click the icon left of the address and switch the ${device} on.`,
  firefox: (device) =>
    `Click the crossed-out ${device} left of the address and clear the block, then try again.`,
  safari: (device) => `Choose Safari, Settings for This Website in the menu, and allow the ${device}.`,
  unknown: (device) => `Look for this site’s permissions beside the address and allow the ${device}.`,
};

const refused: Record<DeviceRefusal, (device: DeviceKind) => string> = {
  refused: (device) => `The browser was not allowed to use your ${device}.`,
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
export const english = {
  checkConnection: () => 'Check your connection and try again.',
  tryInAMinute: () => 'Try again in a minute.',
  useCurrentBrowser: () => 'Use a current Chrome, Edge, Firefox or Safari.',

  notTested: () => 'It could not be tested.',
  noAnswer: (seconds: number) => `There was no answer within ${seconds} seconds.`,

  browserFits: (name: string | null) => `${name ?? 'This browser'} has all that is needed.`,
  browserLacks: (name: string | null, missing: readonly BrowserPart[]) =>
    `${name ?? 'This browser'} lacks ${missing.map((part) => parts[part]).join(', ')}.`,

  screenFits: (width: number, height: number) => `${width} by ${height} points: a session fits.`,
  screenEnlarged: (width: number, height: number, percent: number) =>
    `${width} by ${height} points, enlarged to about ${percent} %.`,
  screenNarrow: (width: number, height: number) => `${width} by ${height} points: very narrow.`,
  screenLow: (width: number, height: number) => `${width} by ${height} points: very low.`,
  pinchBack: () => 'Pinch the page back to its size to see all of it.',
  zoomOut: () =>
    'Zoom out with Ctrl (on a Mac: Cmd) and minus to see more at once; all of it works enlarged, too.',
  makeWider: () => 'Turn your phone, make the window wider, or zoom out.',
  makeHigher: () => 'Hold your phone upright, or make the window higher.',

  serverUnreached: () => 'The server could not be reached.',
  checkFirewall: () => 'Check your connection, or a firewall in between, and try again.',
  roundTrips: (ms: number, varyingMs: number, lost: number, asked: number) =>
    `${ms} ms there and back, varying by ${varyingMs} ms${lost > 0 ? `, ${lost} of ${asked} requests lost` : ''}.`,
  lineCarries: (down: number, up: number) => `The line carries ${rateOf(down)} down and ${rateOf(up)} up.`,
  lineNotMeasured: () => 'How much the line carries could not be measured.',
  manyCheck: () => 'Many devices of your network are checking now.',
  proxyInTheWay: () => 'A proxy may be in the way.',
  tooLittleForClips: () => 'That is too little for a clip.',
  clipsInLowQuality: () => 'Clips will play in low quality.',
  voiceMayBreakOff: () => 'Your voice may break off when teams talk.',
  littleForCameras: () => 'That is little for cameras.',
  voicesMayBeLate: () => 'Voices may be late or break off.',
  leaveCameraOff: () => 'Leave your camera off when teams talk.',
  betterLine: () => 'Use a cable, sit closer to the router, or close what else uses the line.',

  timeUnread: () => 'The server’s time could not be read.',
  timeKnown: (ms: number) => `The session’s time is known to ${ms} ms.`,
  pictureOff: () => 'Your picture may be a little off.',
  otherNetwork: () => 'A cable or another network helps.',

  liveOpens: () => 'The live connection opens.',
  liveBlocked: () => 'The live connection is blocked.',
  letSocketsPass: () => 'Ask your IT to allow WebSockets to this site; the text for IT says which.',

  noH264: () => 'This browser cannot decode H.264, which the clips are made of.',
  decodes: () => 'The browser decodes what the clips are made of.',
  clipNotFetched: () => 'A clip could not be fetched.',
  letVideoPass: () => 'Ask your IT to allow video from this site; the text for IT says which.',
  pictureSlow: (ms: number) =>
    `The first picture took ${(ms / 1000).toFixed(1)} s. Clips will start in low quality.`,
  closeOthers: () => 'Close other tabs and programs, or use a cable or another network.',
  clipPlayed: (ms: number) => `A clip was fetched and decoded; the first picture came after ${ms} ms.`,

  directAndRelay: (working: readonly string[]) =>
    `Camera and voice connect directly, and by the relay over ${all.format(working)}.`,
  relayOnly: (working: readonly string[]) =>
    `Camera and voice connect only by the relay, over ${all.format(working)}.`,
  directOnly: (silent: readonly string[]) =>
    `Camera and voice connect directly only. The relay does not answer over ${all.format(silent)}.`,
  noWay: (silent: readonly string[]) =>
    `No way for camera and voice was found, neither directly nor by the relay over ${all.format(silent)}.`,
  relaySilent: (silent: readonly string[]) => `It does not answer over ${all.format(silent)}.`,
  triedAsSeat: () => 'Tried with your own access.',
  triedAsVisitor: () => 'Tried with an access of two minutes.',
  packetsLost: (lost: number, sent: number, varyingMs: number) =>
    `${lost} of ${sent} packets lost, varying by ${varyingMs} ms.`,
  othersMayNotSee: () => 'People in other networks may not see or hear you.',
  letRelayPass: () => 'Ask your IT to let it through; the text for IT names addresses and ports.',
  takePartAllTheSame: () => 'You can watch, vote and chat all the same.',
  extensionMayShut: () =>
    'That works, a little later. A privacy extension may be keeping the direct way shut.',
  voicesMayStutter: () => 'Over a relay without UDP voices may stutter.',
  voicesMayBreakOff: () => 'Voices may break off. Use a cable, or sit closer to the router.',
  noVideoConnection: () => 'This browser makes no connection for camera and voice.',
  webRtcForbidden: () =>
    'A privacy extension or a rule of your company may forbid WebRTC: try another browser.',
  relayUnknown: () => 'Whether a relay is there could not be asked.',
  connectsHere: () => 'Camera and voice connect on this device.',
  unseenFromOutside: () =>
    'Camera and voice connect on this device, but no server outside answered over UDP.',
  seenFromOutside: () => 'Camera and voice connect, and a server outside answers over UDP.',
  noRelaySetUp: () =>
    'Camera and voice connect in this browser. No relay is set up here, so between two networks it depends on both of them.',

  roomsByServer: () =>
    'Camera and voice connect in this browser. In a session they go by a server of its own, which is first asked there.',

  deviceWorked: (device: TriedDevice) => worked[device],
  deviceDidNotWork: (device: TriedDevice) => didNotWork[device],
  deviceInstead: (device: TriedDevice) => tryInstead[device],
  deviceNotTried: () => 'It could not be tried.',
  deviceRefused: (device: DeviceKind, reason: DeviceRefusal) => refused[reason](device),
  allowDevice: (device: DeviceKind, place: PermissionPlace) => allow[place](device),
  plugIn: () => 'Plug one in and try again, or go on without.',
  closeIt: () => 'Close it there and try again, or go on without.',
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
    `${host}, TCP port ${port}: ${secure ? 'HTTPS' : 'HTTP'} (pages, requests, video clips over HLS)`,
  itSocket: (host: string, port: string, secure: boolean) =>
    `${host}, TCP port ${port}: ${secure ? 'secure WebSocket (wss)' : 'WebSocket (ws)'}, kept open for the whole session`,
  itRealtime: (host: string, port: string) =>
    `${host}, TCP port ${port}: HTTPS and secure WebSocket (votes, chat, presence)`,
  itToMeet: () => 'For camera and voice in team rooms:',
  itDirect: () =>
    'Directly between the participants: UDP, outgoing, ports 1024 to 65535 (WebRTC, DTLS-SRTP encrypted)',
  itDirectOrRelay: () =>
    'Directly between the participants: UDP, outgoing, ports 1024 to 65535 (WebRTC, DTLS-SRTP encrypted); where that is closed, the relay is enough',
  itRoomServer: (host: string) =>
    `To the media server behind ${host}: UDP, outgoing, on the ports that its operator names (WebRTC, DTLS-SRTP encrypted)`,
  itStun: (host: string, port: string) => `${host}, UDP port ${port}: STUN`,
  itRelay: (host: string, transport: RelayTransport, port: number) =>
    `${host}, ${transport === 'TLS' ? 'TCP' : transport} port ${port}: TURN over ${transport}`,
  itNoRelay: () => 'No relay is set up',
  itBesides: () =>
    'Proxies that open TLS must let WebSockets pass. In the browser: camera and microphone for this site, WebRTC not forbidden by policy. No plug-in, no extension, no installation.',
};

export type CheckWords = typeof english;
