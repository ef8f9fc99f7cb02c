import type {
  BrowserPart,
  CheckSentences,
  DeviceKind,
  DeviceRefusal,
  PermissionPlace,
  TriedDevice,
} from '../en/check-sentences.ts';
import { percentIn } from '../formats.ts';

const all = new Intl.ListFormat('de', { type: 'conjunction' });
const percentText = percentIn('de');
const tenths = new Intl.NumberFormat('de', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

const parts: Record<BrowserPart, string> = {
  streaming: 'Medien-Streaming',
  webSockets: 'WebSockets',
  secureStorage: 'sicherer Speicher',
};

/** Both in the accusative. */
const yours: Record<DeviceKind, string> = { camera: 'deine Kamera', microphone: 'dein Mikrofon' };
const the: Record<DeviceKind, string> = { camera: 'die Kamera', microphone: 'das Mikrofon' };

const allow: Record<PermissionPlace, (device: DeviceKind) => string> = {
  settings: (device) => `Öffne die Einstellungen, suche dort diesen Browser und schalte ${the[device]} ein.`,
  chromePhone: (device) =>
    `Wähle das Symbol links von der Adresse, dann Berechtigungen, und erlaube ${the[device]}.`,
  chrome: (device) => `Wähle das Symbol links von der Adresse und schalte ${the[device]} ein.`,
  firefox: (device) =>
    `Wähle links von der Adresse das durchgestrichene Zeichen für ${the[device]}, hebe die Sperre auf und versuche es noch einmal.`,
  safari: (device) => `Wähle im Menü Safari, Einstellungen für diese Website, und erlaube ${the[device]}.`,
  unknown: (device) =>
    `Suche neben der Adresse nach den Berechtigungen dieser Website und erlaube ${the[device]}.`,
};

const refused: Record<DeviceRefusal, (device: DeviceKind) => string> = {
  refused: (device) => `Dein Browser blockiert ${the[device]}.`,
  missing: (device) => `Es wurde ${device === 'camera' ? 'keine Kamera' : 'kein Mikrofon'} gefunden.`,
  inUse: (device) => `Ein anderes Programm benutzt gerade ${yours[device]}.`,
};

const worked: Record<TriedDevice, string> = {
  speaker: 'Du hast die Töne gehört.',
  microphone: 'Du hast dich gehört.',
  camera: 'Du hast dich gesehen.',
};

const didNotWork: Record<TriedDevice, string> = {
  speaker: 'Du hast nichts gehört.',
  microphone: 'Du hast dich nicht gehört.',
  camera: 'Du hast dich nicht gesehen.',
};

const tryInstead: Record<TriedDevice, string> = {
  speaker: 'Dreh die Lautstärke auf oder wähle einen anderen Ausgang.',
  microphone: 'Wähle ein anderes Mikrofon oder sieh nach, ob es stummgeschaltet ist.',
  camera: 'Sieh nach, ob etwas die Kamera verdeckt, oder wähle eine andere.',
};

const soundPlaces: Record<string, string> = {
  macOS: 'in den Systemeinstellungen unter Ton',
  Windows: 'in den Einstellungen unter System, Sound',
  Linux: 'in den Klangeinstellungen',
  ChromeOS: 'in den Schnelleinstellungen unter Audio',
};

/** `rate` in bit/s. */
const rateOf = (rate: number) =>
  rate >= 10_000_000
    ? `${rate >= 100_000_000 ? 'über 100' : Math.round(rate / 1_000_000)} Mbit/s`
    : rate >= 1_000_000
      ? `${tenths.format(rate / 1_000_000)} Mbit/s`
      : `${Math.round(rate / 1000)} kbit/s`;

export const checkSentences: CheckSentences = {
  checkConnection: () => 'Prüfe deine Verbindung und versuche es noch einmal.',
  tryInAMinute: () => 'Versuche es in einer Minute noch einmal.',
  useCurrentBrowser: () => 'Nimm einen aktuellen Browser: Chrome, Edge, Firefox oder Safari.',

  notTested: () => 'Das ließ sich nicht prüfen.',
  noAnswer: (seconds) => `Innerhalb von ${seconds} Sekunden kam keine Antwort.`,

  browserFits: (name) => `${name ?? 'Dieser Browser'} kann alles, was gebraucht wird.`,
  browserLacks: (name, missing) =>
    `${name ?? 'Diesem Browser'} fehlt: ${missing.map((part) => parts[part]).join(', ')}.`,

  screenFits: (width, height) => `${width} × ${height} Pixel: groß genug.`,
  screenEnlarged: (width, height, percent) =>
    `${width} × ${height} Pixel, auf etwa ${percentText(percent / 100)} vergrößert.`,
  screenNarrow: (width, height) => `${width} × ${height} Pixel: sehr schmal.`,
  screenLow: (width, height) => `${width} × ${height} Pixel: sehr niedrig.`,
  pinchBack: () => 'Zieh die Seite mit zwei Fingern wieder auf ihre Größe, um sie ganz zu sehen.',
  zoomOut: () =>
    'Verkleinere mit Strg (auf dem Mac: Cmd) und Minus, um mehr auf einmal zu sehen; vergrößert geht auch alles.',
  makeWider: () => 'Dreh dein Telefon, mach das Fenster breiter oder verkleinere die Seite.',
  makeHigher: () => 'Halte dein Telefon hochkant oder mach das Fenster höher.',

  serverUnreached: () => 'Der Server war nicht zu erreichen.',
  checkFirewall: () => 'Prüfe deine Verbindung oder eine Firewall dazwischen und versuche es noch einmal.',
  roundTrips: (ms, varyingMs, lost, asked) =>
    `Antwortzeit ${ms} ms, Schwankung ${varyingMs} ms${lost > 0 ? `, ${lost} von ${asked} Anfragen verloren` : ''}.`,
  lineCarries: (down, up) => `Deine Verbindung: ${rateOf(down)} Download, ${rateOf(up)} Upload.`,
  lineNotMeasured: () => 'Wie schnell deine Verbindung ist, ließ sich nicht messen.',
  manyCheck: () => 'In deinem Netzwerk läuft die Prüfung gerade auf vielen Geräten.',
  proxyInTheWay: () => 'Vielleicht ist ein Proxy im Weg.',
  tooLittleForClips: () => 'Das ist zu wenig für einen Film.',
  clipsInLowQuality: () => 'Filme laufen dann in niedriger Qualität.',
  voiceMayBreakOff: () => 'Dein Ton kann abreißen, wenn die Teams reden.',
  littleForCameras: () => 'Das ist wenig für Kameras.',
  voicesMayBeLate: () => 'Ton kann verspätet kommen oder abreißen.',
  leaveCameraOff: () => 'Lass deine Kamera aus, wenn die Teams reden.',
  betterLine: () =>
    'Nimm ein Netzwerkkabel, geh näher an den Router oder schließe andere Programme, die die Verbindung nutzen.',

  timeUnread: () => 'Die Zeit des Servers ließ sich nicht lesen.',
  timeKnown: (ms) => `Die Zeit der Session ist auf ${ms} ms genau bekannt.`,
  pictureOff: () => 'Dein Video kann leicht zeitversetzt sein.',
  otherNetwork: () => 'Ein Kabel oder ein anderes Netz hilft.',

  liveOpens: () => 'Die Live-Verbindung ist offen.',
  liveBlocked: () => 'Die Live-Verbindung ist gesperrt.',
  letSocketsPass: () =>
    'Bitte deine IT, WebSockets zu dieser Website zu erlauben; der Text für die IT sagt, welche.',

  noH264: () => 'Dieser Browser kann kein H.264 abspielen, das Format der Filme.',
  decodes: () => 'Der Browser kann das Format der Filme abspielen.',
  clipNotFetched: () => 'Ein Film ließ sich nicht laden.',
  letVideoPass: () =>
    'Bitte deine IT, Video von dieser Website zu erlauben; der Text für die IT sagt, welches.',
  pictureSlow: (ms) =>
    `Das erste Bild brauchte ${tenths.format(ms / 1000)} s. Filme fangen dann in niedriger Qualität an.`,
  closeOthers: () => 'Schließe andere Tabs und Programme, oder nimm ein Kabel oder ein anderes Netz.',
  clipPlayed: (ms) => `Ein Film wurde geladen und abgespielt; das erste Bild kam nach ${ms} ms.`,

  directAndRelay: (working) =>
    `Kamera und Mikrofon verbinden sich direkt und auch über den Relay-Server, und zwar über ${all.format(working)}.`,
  relayOnly: (working) =>
    `Kamera und Mikrofon verbinden sich nur über den Relay-Server, und zwar über ${all.format(working)}.`,
  directOnly: (silent) =>
    `Kamera und Mikrofon verbinden sich nur direkt. Der Relay-Server antwortet nicht über ${all.format(silent)}.`,
  noWay: (silent) =>
    `Für Kamera und Mikrofon fand sich kein Weg, weder direkt noch beim Relay-Server über ${all.format(silent)}.`,
  relaySilent: (silent) => `Er antwortet nicht über ${all.format(silent)}.`,
  triedAsSeat: () => 'Geprüft mit deinem eigenen Zugang.',
  triedAsVisitor: () => 'Geprüft mit einem Zugang für zwei Minuten.',
  packetsLost: (lost, sent, varyingMs) =>
    `${lost} von ${sent} Paketen verloren, mit Schwankungen von ${varyingMs} ms.`,
  othersMayNotSee: () => 'Leute in anderen Netzen sehen oder hören dich vielleicht nicht.',
  letRelayPass: () => 'Bitte deine IT, das durchzulassen; der Text für die IT nennt Adressen und Ports.',
  takePartAllTheSame: () => 'Zuschauen, abstimmen und schreiben kannst du trotzdem.',
  extensionMayShut: () =>
    'Das funktioniert, nur mit etwas Verzögerung. Vielleicht blockiert eine Datenschutz-Erweiterung den direkten Weg.',
  voicesMayStutter: () => 'Über einen Relay-Server ohne UDP kann der Ton stocken.',
  voicesMayBreakOff: () => 'Der Ton kann abreißen. Nimm ein Kabel oder geh näher an den Router.',
  noVideoConnection: () => 'Dieser Browser stellt keine Verbindung für Kamera und Mikrofon her.',
  webRtcForbidden: () =>
    'Vielleicht verbietet eine Datenschutz-Erweiterung oder eine Regel deiner Firma WebRTC: Versuche es mit einem anderen Browser.',
  relayUnknown: () => 'Ob es einen Relay-Server gibt, ließ sich nicht erfragen.',
  connectsHere: () => 'Kamera und Mikrofon verbinden sich auf diesem Gerät.',
  unseenFromOutside: () =>
    'Kamera und Mikrofon verbinden sich auf diesem Gerät, aber über UDP hat kein Server draußen geantwortet.',
  seenFromOutside: () => 'Kamera und Mikrofon verbinden sich, und ein Server draußen antwortet über UDP.',
  noRelaySetUp: () =>
    'Kamera und Mikrofon verbinden sich in diesem Browser. Ein Relay-Server ist hier nicht eingerichtet; zwischen zwei Netzen hängt es also von beiden ab.',

  roomsByServer: () =>
    'Kamera und Mikrofon verbinden sich in diesem Browser. In einer Session gehen sie über einen eigenen Server, der erst dann geprüft wird.',

  deviceWorked: (device) => worked[device],
  deviceDidNotWork: (device) => didNotWork[device],
  deviceInstead: (device) => tryInstead[device],
  deviceNotTried: () => 'Das ließ sich nicht ausprobieren.',
  deviceRefused: (device, reason) => refused[reason](device),
  allowDevice: (device, place) => allow[place](device),
  plugIn: () => 'Schließe ein Gerät an und versuche es noch einmal, oder mach ohne weiter.',
  closeIt: () => 'Schließe es dort und versuche es noch einmal, oder mach ohne weiter.',
  soundPlace: (system) => {
    const place = soundPlaces[system ?? ''];
    return place ? `Sieh ${place} nach.` : 'Nutze die Lautstärketasten und schalte den Stummmodus aus.';
  },

  reportHeading: () => 'Muster, Geräteprüfung',
  browserOn: (name, system) =>
    `${name ?? 'ein unbekannter Browser'} unter ${system ?? 'einem unbekannten System'}`,
  request: (id) => `Anfrage ${id}.`,

  itHeading: () => 'Was Muster von einem Netz braucht',
  itToTakePart: () => 'Zum Zuschauen, Abstimmen, Schreiben und Rätseln:',
  itPages: (host, port, secure) =>
    `${host}, TCP-Port ${port}: ${secure ? 'HTTPS' : 'HTTP'} (Seiten, Anfragen, Filme über HLS)`,
  itSocket: (host, port, secure) =>
    `${host}, TCP-Port ${port}: ${secure ? 'sicherer WebSocket (wss)' : 'WebSocket (ws)'}, die ganze Session über offen`,
  itRealtime: (host, port) =>
    `${host}, TCP-Port ${port}: HTTPS und sicherer WebSocket (Abstimmungen, Chat, Anwesenheit)`,
  itToMeet: () => 'Für Kamera und Mikrofon in den Räumen der Teams:',
  itDirect: () =>
    'Direkt zwischen den Gästen: UDP, ausgehend, Ports 1024 bis 65535 (WebRTC, mit DTLS-SRTP verschlüsselt)',
  itDirectOrRelay: () =>
    'Direkt zwischen den Gästen: UDP, ausgehend, Ports 1024 bis 65535 (WebRTC, mit DTLS-SRTP verschlüsselt); wo das gesperrt ist, genügt der Relay-Server',
  itRoomServer: (host) =>
    `Zum Medienserver hinter ${host}: UDP, ausgehend, auf den Ports, die sein Betreiber nennt (WebRTC, mit DTLS-SRTP verschlüsselt)`,
  itStun: (host, port) => `${host}, UDP-Port ${port}: STUN`,
  itRelay: (host, transport, port) =>
    `${host}, ${transport === 'TLS' ? 'TCP' : transport}-Port ${port}: TURN über ${transport}`,
  itNoRelay: () => 'Ein Relay-Server ist nicht eingerichtet',
  itBesides: () =>
    'Proxys, die TLS aufbrechen, müssen WebSockets durchlassen. Im Browser: Kamera und Mikrofon für diese Website, WebRTC nicht durch eine Richtlinie verboten. Kein Plug-in, keine Erweiterung, keine Installation.',
};
