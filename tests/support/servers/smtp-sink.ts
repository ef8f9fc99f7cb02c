import { createServer, type Socket } from 'node:net';

export interface SmtpSink {
  url: string;
  /** The raw messages that were accepted. */
  messages: string[];
  /** The server's responses to the next RCPT commands, in order; "250 ok" after that. */
  answers: string[];
  close(): Promise<void>;
}

function serve(socket: Socket, sink: SmtpSink): void {
  let pending = '';
  let data: string | undefined;
  const say = (line: string) => socket.write(`${line}\r\n`);
  socket.on('error', () => socket.destroy());
  const replies: [RegExp, () => string][] = [
    [/^(EHLO|HELO)/i, () => '250 sink'],
    [/^RCPT/i, () => sink.answers.shift() ?? '250 ok'],
    [/^DATA/i, () => '354 go on'],
    [/^QUIT/i, () => '221 bye'],
  ];
  const onLine = (line: string) => {
    if (data !== undefined) {
      if (line !== '.') data += `${line}\r\n`;
      else {
        sink.messages.push(data);
        data = undefined;
        say('250 kept');
      }
      return;
    }
    const reply = replies.find(([pattern]) => pattern.test(line))?.[1]() ?? '250 ok';
    if (reply.startsWith('354')) data = '';
    say(reply);
  };
  socket.on('data', (chunk) => {
    const lines = `${pending}${chunk.toString('utf8')}`.split('\r\n');
    pending = lines.pop() ?? '';
    lines.forEach(onLine);
  });
  say('220 sink');
}

/** A local mail server that stores received mails. */
export async function startSmtpSink(): Promise<SmtpSink> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    serve(socket, sink);
  });
  const sink: SmtpSink = {
    url: '',
    messages: [],
    answers: [],
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((done) => server.close(done));
    },
  };
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The sink has no port');
  sink.url = `smtp://127.0.0.1:${address.port}`;
  return sink;
}
