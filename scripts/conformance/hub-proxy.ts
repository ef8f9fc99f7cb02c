import type { ProxyOptions } from 'vite';

/**
 * The realtime hub's WebSocket upgrades on `/` go to the API; pages on `/` and Vite's own sockets stay with Vite,
 * which tells its sockets by their subprotocol.
 */
export function hubProxy(target: string): Record<string, ProxyOptions> {
  return {
    '^/(\\?|$)': {
      target,
      ws: true,
      changeOrigin: false,
      bypass: (request, response) => {
        const isPage = response !== undefined;
        const isVite = request.headers['sec-websocket-protocol']?.startsWith('vite-');
        return isPage || isVite ? request.url : undefined;
      },
    },
  };
}
