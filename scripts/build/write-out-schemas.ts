import type { Plugin } from 'vite';
import { messageSchemas } from '../../contract/messages/message-schemas.ts';

/** In a built site the schemas of messages are what they come to, without the library that writes them. */
export function writeOutSchemas(): Plugin {
  return {
    name: 'write-out-schemas',
    apply: 'build',
    load: {
      filter: { id: /\/contract\/messages\/message-schemas\.ts$/ },
      handler: () => `export const messageSchemas = ${JSON.stringify(messageSchemas)};`,
    },
  };
}
