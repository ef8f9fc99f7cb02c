/** The parts of Ably's SDK that the product uses, in a chunk of their own. */
export async function loadRealtimeSdk() {
  const { BaseRealtime, FetchRequest, RealtimePresence, WebSocketTransport } = await import('ably/modular');
  return { BaseRealtime, plugins: { FetchRequest, RealtimePresence, WebSocketTransport } };
}

export type RealtimeSdk = Awaited<ReturnType<typeof loadRealtimeSdk>>;
