import type { LoaderCallbacks, LoaderConfiguration, LoaderStats, PlaylistLoaderContext } from 'hls.js';

const untimed = () => ({ start: 0, end: 0 });
const emptyStats = (): LoaderStats => ({
  aborted: false,
  loaded: 0,
  retry: 0,
  total: 0,
  chunkCount: 0,
  bwEstimate: 0,
  loading: { ...untimed(), first: 0 },
  parsing: untimed(),
  buffering: { ...untimed(), first: 0 },
});

/** A loader for hls.js that answers from inline texts: no request, and no exception in the content policy. */
export const createPlaylistLoader = (texts: ReadonlyMap<string, string>) =>
  class InlinePlaylistLoader {
    context: PlaylistLoaderContext | null = null;
    stats: LoaderStats = emptyStats();

    load(
      context: PlaylistLoaderContext,
      _config: LoaderConfiguration,
      callbacks: LoaderCallbacks<PlaylistLoaderContext>,
    ): void {
      this.context = context;
      const data = texts.get(context.url);
      const now = performance.now();
      Object.assign(this.stats, { loaded: data?.length ?? 0, total: data?.length ?? 0 });
      Object.assign(this.stats.loading, { start: now, first: now, end: now });
      queueMicrotask(() => {
        if (this.stats.aborted) return;
        if (data === undefined)
          callbacks.onError({ code: 404, text: 'Not inline' }, context, null, this.stats);
        else callbacks.onSuccess({ url: context.url, data, code: 200 }, this.stats, context, null);
      });
    }

    abort(): void {
      this.stats.aborted = true;
    }

    destroy(): void {
      this.abort();
    }
  };
