import {
  type AddTrackRequest,
  JoinRequest,
  ParticipantInfo,
  ParticipantInfo_State,
  type SessionDescription,
  SignalRequest,
  SignalResponse,
  TrackInfo,
  TrackSource,
  WrappedJoinRequest,
  WrappedJoinRequest_Compression,
} from '@livekit/protocol';

declare global {
  interface Window {
    say(line: string, base64: string): Promise<void>;
  }
}

interface Published {
  info: TrackInfo;
  track: MediaStreamTrack;
  mid: string;
}

interface Participant {
  line: string;
  room: string;
  sid: string;
  identity: string;
  sources: string[];
  version: number;
  pc: RTCPeerConnection;
  announced: Map<string, TrackInfo>;
  published: Map<string, Published>;
  /** What is sent to this participant, by section. */
  given: Map<string, { owner: string; sid: string }>;
}

const participants = new Map<string, Participant>();
let count = 0;

const toBase64 = (bytes: Uint8Array) => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
const fromBase64 = (text: string) =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (character) =>
    character.charCodeAt(0),
  );
const say = (line: string, message: SignalResponse['message']) =>
  void window.say(line, toBase64(new SignalResponse({ message }).toBinary()));

const infoOf = (
  { sid, identity, sources, version, published }: Participant,
  state = ParticipantInfo_State.ACTIVE,
): ParticipantInfo =>
  new ParticipantInfo({
    sid,
    identity,
    version,
    state,
    isPublisher: published.size > 0,
    permission: {
      canSubscribe: true,
      canPublish: sources.length > 0,
      canPublishSources: sources.map((name) =>
        name === 'camera' ? TrackSource.CAMERA : TrackSource.MICROPHONE,
      ),
    } as never,
    tracks: [...published.values()].map(({ info }) => info),
  });
const fellowsOf = ({ room, sid }: Participant) =>
  [...participants.values()].filter((one) => one.room === room && one.sid !== sid);

/** Tells the others, and has each of them offer again, since here it is the client alone who offers. */
function notifyPeers(one: Participant, state?: ParticipantInfo_State): void {
  one.version += 1;
  for (const fellow of fellowsOf(one)) {
    say(fellow.line, { case: 'update', value: { participants: [infoOf(one, state)] } as never });
    askForOffer(fellow);
  }
}

const wantedBy = (one: Participant) =>
  fellowsOf(one).flatMap(({ sid: owner, published }) =>
    [...published.values()].map(({ info, track }) => ({ owner, sid: info.sid, track })),
  );

function askForOffer(one: Participant): void {
  const given = new Set([...one.given.values()].map(({ sid }) => sid));
  const missing = wantedBy(one).filter(({ sid }) => !given.has(sid));
  const of = (kind: string) => missing.filter(({ track }) => track.kind === kind).length;
  const value = { numAudios: of('audio'), numVideos: of('video') };
  say(one.line, { case: 'mediaSectionsRequirement', value: value as never });
}

/** Sections of a description by their name: which way they go, and the track that is sent in them. */
function sectionsOf(sdp: string) {
  return new Map(
    sdp
      .split(/^(?=m=)/m)
      .slice(1)
      .map((text) => {
        const mid = text.match(/^a=mid:(\S+)/m)?.[1] ?? '';
        const way = text.match(/^a=(sendrecv|sendonly|recvonly|inactive)/m)?.[1] ?? 'inactive';
        return [mid, { way, cid: text.match(/^a=msid:\S+ (\S+)/m)?.[1] ?? '' }] as const;
      }),
  );
}

const named = (sdp: string, given: Participant['given']) =>
  sdp
    .split(/^(?=m=)/m)
    .map((text) => {
      const gift = given.get(text.match(/^a=mid:(\S+)/m)?.[1] ?? '');
      return gift ? text.replaceAll(/msid:\S+ \S+/g, `msid:${gift.owner}|${gift.sid} ${gift.sid}`) : text;
    })
    .join('');

/** Takes up what an offer publishes and forgets what it takes back; true where anything changed. */
function take(one: Participant, sections: ReturnType<typeof sectionsOf>): boolean {
  const before = [...one.published.keys()].join();
  for (const [sid, { mid }] of one.published)
    if (!sections.get(mid)?.way.startsWith('send')) one.published.delete(sid);
  for (const transceiver of one.pc.getTransceivers()) {
    const { mid } = transceiver;
    const section = sections.get(mid ?? '');
    const info = section?.way.startsWith('send') ? one.announced.get(section.cid) : undefined;
    if (!mid || !section || !info) continue;
    one.announced.delete(section.cid);
    info.mid = mid;
    one.published.set(info.sid, { info, mid, track: transceiver.receiver.track });
  }
  return before !== [...one.published.keys()].join();
}

async function give(one: Participant, sections: ReturnType<typeof sectionsOf>): Promise<void> {
  const wanted = wantedBy(one);
  const freed = new Set<string>();
  for (const transceiver of one.pc.getTransceivers()) {
    const gift = one.given.get(transceiver.mid ?? '');
    if (!gift || wanted.some(({ sid }) => sid === gift.sid)) continue;
    one.given.delete(transceiver.mid ?? '');
    freed.add(transceiver.mid ?? '');
    transceiver.direction = 'inactive';
    await transceiver.sender.replaceTrack(null);
  }
  for (const { owner, sid, track } of wanted) {
    if ([...one.given.values()].some((gift) => gift.sid === sid)) continue;
    const free = one.pc
      .getTransceivers()
      .find(
        ({ mid, receiver }) =>
          mid !== null &&
          receiver.track.kind === track.kind &&
          sections.get(mid)?.way === 'recvonly' &&
          !one.given.has(mid) &&
          !freed.has(mid),
      );
    if (!free?.mid) continue;
    free.direction = 'sendonly';
    await free.sender.replaceTrack(track);
    one.given.set(free.mid, { owner, sid });
  }
}

async function answer(one: Participant, { sdp, id }: SessionDescription): Promise<void> {
  const sections = sectionsOf(sdp);
  await one.pc.setRemoteDescription({ type: 'offer', sdp });
  const isNews = take(one, sections);
  await give(one, sections);
  await one.pc.setLocalDescription();
  if (one.pc.iceGatheringState !== 'complete')
    await new Promise<void>((resolve) => {
      one.pc.onicegatheringstatechange = () => one.pc.iceGatheringState === 'complete' && resolve();
    });
  const value = {
    type: 'answer',
    sdp: named(one.pc.localDescription?.sdp ?? '', one.given),
    id,
    midToTrackId: Object.fromEntries([...one.given].map(([mid, { sid }]) => [mid, sid])),
  };
  say(one.line, { case: 'answer', value: value as never });
  if (isNews) notifyPeers(one);
}

function announce(one: Participant, request: AddTrackRequest): void {
  count += 1;
  const { cid, type, source, name, muted, width, height } = request;
  const mimeType = source === TrackSource.MICROPHONE ? 'audio/opus' : 'video/vp8';
  const info = new TrackInfo({ sid: `TR_${count}`, type, source, name, muted, width, height, mimeType });
  one.announced.set(cid, info);
  say(one.line, { case: 'trackPublished', value: { cid, track: info } as never });
}

async function joinRequestOf(text: string): Promise<JoinRequest> {
  const { joinRequest, compression } = WrappedJoinRequest.fromBinary(fromBase64(text));
  if (compression !== WrappedJoinRequest_Compression.GZIP) return JoinRequest.fromBinary(joinRequest);
  const plain = new Blob([joinRequest as BlobPart]).stream().pipeThrough(new DecompressionStream('gzip'));
  return JoinRequest.fromBinary(new Uint8Array(await new Response(plain).arrayBuffer()));
}

function leave(one: Participant): void {
  if (!participants.delete(one.sid)) return;
  one.pc.close();
  one.published.clear();
  notifyPeers(one, ParticipantInfo_State.DISCONNECTED);
}

const byLine = (line: string) => [...participants.values()].find((one) => one.line === line);

/** Driven by livekit-server.ts, a call for each thing that happens to a line. */
const relay = {
  async open(line: string, grant: string, request: string): Promise<void> {
    const { room, identity, sources }: Pick<Participant, 'room' | 'identity' | 'sources'> = JSON.parse(grant);
    const { reconnect, participantSid, publisherOffer } = await joinRequestOf(request);
    const known = reconnect ? participants.get(participantSid) : undefined;
    if (known) {
      known.line = line;
      return say(line, { case: 'reconnect', value: {} as never });
    }
    count += 1;
    const one: Participant = {
      ...{ line, room, identity, sources, sid: `PA_${count}`, version: 0, pc: new RTCPeerConnection() },
      ...{ announced: new Map(), published: new Map(), given: new Map() },
    };
    participants.set(one.sid, one);
    const value = {
      room: { sid: `RM_${room}`, name: room },
      participant: infoOf(one),
      otherParticipants: fellowsOf(one).map((fellow) => infoOf(fellow)),
      serverInfo: { protocol: 16, version: '1.9.0' },
    };
    say(line, { case: 'join', value: value as never });
    notifyPeers(one);
    if (publisherOffer) await answer(one, publisherOffer);
  },
  async hear(line: string, base64: string): Promise<void> {
    const one = byLine(line);
    const { message } = SignalRequest.fromBinary(fromBase64(base64));
    if (!one) return;
    if (message.case === 'addTrack') announce(one, message.value);
    else if (message.case === 'offer') await answer(one, message.value);
    else if (message.case === 'trickle')
      await one.pc.addIceCandidate(JSON.parse(message.value.candidateInit));
    else if (message.case === 'leave') leave(one);
  },
  /** Somebody whose line is gone may come back to the same place for a while. */
  close(line: string): void {
    const one = byLine(line);
    if (one) setTimeout(() => one.line === line && leave(one), 10_000);
  },
};

Object.assign(window, { relay });
