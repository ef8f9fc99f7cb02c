import { loadHls } from './load-hls.ts';

/** What plays a clip on the server's timeline, fetched while somebody waits or with the first clip. */
export const loadPlayer = async () => (await import('./clip-player.ts')).createClipPlayer;

/** All code that a clip needs. */
export const loadPlayback = () => Promise.all([loadHls(), loadPlayer()]);
