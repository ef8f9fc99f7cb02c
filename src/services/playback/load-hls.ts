/** hls.js, loaded with the first clip only. */
export const loadHls = async () => (await import('hls.js/light')).default;
