import { setTimeout as pause } from 'node:timers/promises';
import { startProduct } from '../../support/servers/product.ts';
import { type Attack, rounds } from '../attack.ts';

const writers = 8;

/** SIGKILL at any moment of a stream of writes: what was acknowledged is there after the next start, once. */
export const attack: Attack = {
  name: 'killed-server',
  async run({ note }) {
    const product = await startProduct({ TRUST_PROXY: '1' });
    for (let round = 0; round < rounds; round += 1) {
      const acknowledged: string[] = [];
      let isOver = false;
      const write = async (writer: number) => {
        for (let turn = 0; !isOver; turn += 1) {
          const email = `r${round}-w${writer}-t${turn}@attack.example`;
          const answer = await post(`${product.url}/api/contact`, email).catch(() => undefined);
          if (answer === 202) acknowledged.push(email);
        }
      };
      const writing = Array.from({ length: writers }, (_none, writer) => write(writer));
      await pause(300 + Math.random() * 700);
      await product.kill();
      isOver = true;
      await Promise.all(writing);
      await product.start();
      note('acknowledged something', acknowledged.length > 0);
      for (const email of acknowledged) {
        const mails = await product.outbox(email);
        note('acknowledged writes', mails.length === 1, `${email}: ${mails.length} mails`);
      }
    }
    await product.close();
  },
};

async function post(url: string, email: string): Promise<number> {
  const address = Array.from({ length: 3 }, () => Math.floor(Math.random() * 256)).join('.');
  const { status } = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.${address}` },
    body: JSON.stringify({ name: 'Mia', email, topic: 'sales', message: 'How many people?' }),
  });
  return status;
}
