import { expect, test } from 'vitest';
import { createJanusPublisher } from './janus-publisher.ts';

test('a device switched on before media can flow is announced once it can', async () => {
  const asked: unknown[] = [];
  const handle = {
    ask: async ({ request, descriptions }: Record<string, unknown>) => {
      asked.push([request, descriptions]);
      return { data: {}, jsep: { type: 'answer', sdp: '' } as const };
    },
    trickle: () => {},
  };
  const connection = {
    addEventListener: () => {},
    addTransceiver: (kind: string) => ({ mid: kind, sender: { replaceTrack: async () => {} } }),
    setLocalDescription: async () => {},
    setRemoteDescription: async () => {},
  };
  const publisher = createJanusPublisher(handle, connection as unknown as RTCPeerConnection, () => {});
  const describe = (microphone: string, camera: string) => [
    { mid: 'audio', description: microphone },
    { mid: 'video', description: camera },
  ];

  await publisher.publish();
  publisher.setStatus({ microphone: true, camera: false, speaking: false });
  expect(asked).toEqual([['publish', describe('off', 'off')]]);
  publisher.noteUp();
  expect(asked.slice(1)).toEqual([['configure', describe('on', 'off')]]);
  publisher.setStatus({ microphone: true, camera: true, speaking: false });
  expect(asked.slice(2)).toEqual([['configure', describe('on', 'on')]]);
});
