import { log } from '../log.ts';

const timeoutMs = 15_000;

export type ScriptLoader = (url: string, isReady: () => boolean) => Promise<void>;

/** One promise and one tag per URL; a failure is logged and not cached, so that the next call retries. */
export function createScriptLoader(document: Document): ScriptLoader {
  const loading = new Map<string, Promise<void>>();

  function load(url: string, isReady: () => boolean): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const script = document.createElement('script');
    const fail = (reason: string) => {
      script.remove();
      loading.delete(url);
      log.warn(`A sign-in script could not be used: ${reason}`);
      reject(new Error(`Failed to load the sign-in script: ${reason}`));
    };
    const timer = setTimeout(() => fail('it took too long'), timeoutMs);
    script.src = url;
    script.async = true;
    script.onload = () => {
      clearTimeout(timer);
      if (isReady()) resolve();
      else fail('it did not bring what it promises');
    };
    script.onerror = () => {
      clearTimeout(timer);
      fail('it did not arrive');
    };
    document.head.append(script);
    return promise;
  }

  return (url, isReady) => {
    const pending = loading.get(url) ?? load(url, isReady);
    loading.set(url, pending);
    return pending;
  };
}
