/** The player's code, fetched with the first clip only. */
export const loadHls = async () => (await import('hls.js/light')).default;
