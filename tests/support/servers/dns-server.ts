import { createSocket } from 'node:dgram';

/** Length and bytes of each label. */
function nameIn(query: Buffer): { name: string; end: number } {
  const labels: string[] = [];
  let at = 12;
  while (query[at]) {
    const length = query[at] ?? 0;
    labels.push(query.subarray(at + 1, at + 1 + length).toString());
    at += length + 1;
  }
  return { name: labels.join('.').toLowerCase(), end: at + 5 };
}

function answerTo(query: Buffer, records: ReadonlyMap<string, string>): Buffer {
  const { name, end } = nameIn(query);
  const text = records.get(name);
  const header = Buffer.from(query.subarray(0, 12));
  header.writeUInt16BE(text === undefined ? 0x81_83 : 0x81_80, 2);
  header.writeUInt16BE(text === undefined ? 0 : 1, 6);
  header.writeUInt32BE(0, 8);
  const question = query.subarray(12, end);
  if (text === undefined) return Buffer.concat([header, question]);
  const data = Buffer.from(text);
  const record = Buffer.alloc(13);
  record.writeUInt16BE(0xc0_0c, 0);
  record.writeUInt16BE(16, 2);
  record.writeUInt16BE(1, 4);
  record.writeUInt16BE(data.length + 1, 10);
  record.writeUInt8(data.length, 12);
  return Buffer.concat([header, question, record, data]);
}

/** A name server on loopback with these TXT records, by lower-case name; any other name does not exist. */
export async function startDnsServer() {
  const records = new Map<string, string>();
  const socket = createSocket('udp4');
  socket.on('message', (query, { port, address }) => socket.send(answerTo(query, records), port, address));
  await new Promise<void>((bound) => socket.bind(0, '127.0.0.1', bound));
  return {
    address: `127.0.0.1:${socket.address().port}`,
    records,
    close: () => new Promise<void>((closed) => socket.close(() => closed())),
  };
}
