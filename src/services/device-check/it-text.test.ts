import { expect, test } from 'vitest';
import { writeItText } from './it-text.ts';

const page = { protocol: 'https:', hostname: 'muster.example', port: '' };

test('names every address, port and protocol as configured, and no credential', () => {
  const text = writeItText({
    language: 'en',
    page,
    apiBaseUrl: 'https://api.example:8443',
    connections: {
      ice_servers: [
        { urls: ['stun:stun.example'] },
        {
          urls: ['turn:relay.example:3478?transport=udp', 'turns:relay.example:443?transport=tcp'],
          username: 'a name',
          credential: 'a word',
        },
      ],
      realtime: { hosted: true, endpoint: 'https://rt.example' },
      room_server: null,
    },
  });
  expect(text.split('\n').filter((line) => line.startsWith('- '))).toEqual([
    '- muster.example, TCP port 443: HTTPS (pages, requests, films over HLS)',
    '- api.example, TCP port 8443: HTTPS (pages, requests, films over HLS)',
    '- rt.example, TCP port 443: HTTPS and secure WebSocket (votes, chat, presence)',
    '- Directly between the guests: UDP, outgoing, ports 1024 to 65535 (WebRTC, DTLS-SRTP encrypted); where that is closed, the relay is enough',
    '- stun.example, UDP port 3478: STUN',
    '- relay.example, UDP port 3478: TURN over UDP',
    '- relay.example, TCP port 443: TURN over TLS',
  ]);
  expect(text).not.toMatch(/a name|a word/);
});

test('without any service besides: this site, and the direct way', () => {
  const connections = {
    ice_servers: [],
    realtime: { hosted: false, endpoint: null },
    room_server: null,
  };
  const text = writeItText({ language: 'en', page, apiBaseUrl: '', connections });
  expect(text.split('\n').filter((line) => line.startsWith('- '))).toEqual([
    '- muster.example, TCP port 443: HTTPS (pages, requests, films over HLS)',
    '- muster.example, TCP port 443: secure WebSocket (wss), kept open for the whole session',
    '- Directly between the guests: UDP, outgoing, ports 1024 to 65535 (WebRTC, DTLS-SRTP encrypted)',
    '- No relay is set up',
  ]);
});

test('with a media server its address is listed instead of the direct path', () => {
  const connections = {
    ice_servers: [],
    realtime: { hosted: false, endpoint: null },
    room_server: 'wss://rooms.example/janus',
  };
  const text = writeItText({ language: 'en', page, apiBaseUrl: '', connections });
  expect(text.split('\n').filter((line) => line.startsWith('- '))).toEqual([
    '- muster.example, TCP port 443: HTTPS (pages, requests, films over HLS)',
    '- muster.example, TCP port 443: secure WebSocket (wss), kept open for the whole session',
    '- rooms.example, TCP port 443: secure WebSocket (wss), kept open for the whole session',
    '- To the media server behind rooms.example: UDP, outgoing, on the ports that its operator names (WebRTC, DTLS-SRTP encrypted)',
  ]);
});

test('a German reader has it in German, addresses and ports the same', () => {
  const connections = {
    ice_servers: [{ urls: ['turn:relay.example:3478?transport=udp'] }],
    realtime: { hosted: false, endpoint: null },
    room_server: null,
  };
  const inLanguage = (language: 'en' | 'de') => writeItText({ language, page, apiBaseUrl: '', connections });
  const portsOf = (text: string) => text.match(/\d+/g);
  expect(portsOf(inLanguage('de'))).toEqual(portsOf(inLanguage('en')));
  expect(inLanguage('de')).toContain('- relay.example, UDP-Port 3478: TURN über UDP');
});
