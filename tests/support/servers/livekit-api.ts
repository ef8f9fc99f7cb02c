import type { IncomingMessage, ServerResponse } from 'node:http';
import { jwtVerify } from 'jose';

interface LivekitApiDeps {
  apiKey: string;
  apiSecret: string;
  /** Unix ms. */
  now(): number;
  /** False where nobody of that identity is in the room. */
  removeParticipant(room: string, identity: string): boolean;
  deleteRoom(room: string): boolean;
}

/**
 * LiveKit's RoomService (Twirp over JSON) as its published protocol has it: RemoveParticipant by a token with `roomAdmin` of
 * that room, DeleteRoom by one with `roomCreate`.
 */
export function answerLivekitApi(deps: LivekitApiDeps) {
  const key = new TextEncoder().encode(deps.apiSecret);
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const answer = (status: number, body: object) =>
      void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = JSON.parse(Buffer.concat(chunks).toString()) as { room?: string; identity?: string };
    const token = request.headers.authorization?.replace(/^Bearer /, '') ?? '';
    const options = { issuer: deps.apiKey, algorithms: ['HS256'], currentDate: new Date(deps.now()) };
    const verified = await jwtVerify(token, key, options).catch(() => undefined);
    const video = (verified?.payload.video ?? {}) as {
      roomAdmin?: boolean;
      roomCreate?: boolean;
      room?: string;
    };
    const { room = '', identity = '' } = body;
    const missing = { code: 'not_found', msg: 'requested object does not exist' };
    switch (request.url) {
      case '/twirp/livekit.RoomService/RemoveParticipant':
        if (!video.roomAdmin || video.room !== room) return answer(401, { code: 'unauthenticated' });
        return deps.removeParticipant(room, identity) ? answer(200, {}) : answer(404, missing);
      case '/twirp/livekit.RoomService/DeleteRoom':
        if (!video.roomCreate) return answer(401, { code: 'unauthenticated' });
        return deps.deleteRoom(room) ? answer(200, {}) : answer(404, missing);
      default:
        return answer(404, { code: 'bad_route' });
    }
  };
}
