import { fromCallback } from 'xstate';
import { afterPaint } from '../../services/page/next-task.ts';
import { clipSupport } from '../../services/playback/clip-support.ts';
import type { LoadHls } from '../../services/playback/hls-source.ts';
import type { FilmFact, FilmInput } from './film-machine.ts';

type Deps = {
  /** The view's element, which is rendered before its actor starts. */
  screen: () => HTMLVideoElement | null;
  loadHls: LoadHls;
};

/** Attaches the film to the element and starts it; detaches it at the end. */
export const createPlayFilm = ({ screen, loadHls }: Deps) =>
  fromCallback<FilmFact, FilmInput>(({ input, sendBack }) => {
    const { src, startLevel, endsMs, hasControls } = input;
    const life = new AbortController();
    const { signal } = life;
    const fail = () => sendBack({ type: 'film.failed' });
    const end = () => sendBack({ type: 'film.ended' });
    let release = () => {};
    const attach = async (video: HTMLVideoElement) => {
      const Hls = await loadHls();
      await afterPaint();
      if (signal.aborted) return;
      const support = clipSupport(Hls, video);
      if (support === 'none') return fail();
      if (support === 'segments') {
        const hls = new Hls({ startLevel, capLevelToPlayerSize: true });
        release = () => hls.destroy();
        hls.on(Hls.Events.ERROR, (_, { fatal }) => fatal && fail());
        hls.loadSource(src);
        hls.attachMedia(video);
      } else video.src = src;
      await video.play().catch((error: unknown) => {
        if (!hasControls || !isRefusedStart(error)) throw error;
      });
      sendBack({ type: 'film.started' });
    };
    const video = screen();
    if (video) {
      const look = () => endsMs !== null && video.currentTime * 1000 >= endsMs && end();
      video.addEventListener('ended', end, { signal });
      video.addEventListener('timeupdate', look, { signal });
      attach(video).catch(() => signal.aborted || fail());
    }
    return () => {
      life.abort();
      release();
    };
  });

/** The browser blocks autoplay; the controls start the film. */
const isRefusedStart = (error: unknown) => error instanceof DOMException && error.name === 'NotAllowedError';
