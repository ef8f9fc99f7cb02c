import { loadHls } from './load-hls.ts';

/** The clip player, loaded in the waiting room or with the first clip. */
export const loadPlayer = async () => (await import('./clip-player.ts')).createClipPlayer;

/** All code that a clip needs. */
export const loadPlayback = () => Promise.all([loadHls(), loadPlayer()]);
