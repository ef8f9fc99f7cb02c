/** Once the page is loaded; a browser that refuses does without. Not while the site is being developed. */
export function registerOfflineWorker(window: Window): void {
  const { serviceWorker } = window.navigator;
  if (!import.meta.env.PROD || !serviceWorker) return;
  const register = () => void serviceWorker.register('/service-worker.js').catch(() => undefined);
  if (window.document.readyState === 'complete') register();
  else window.addEventListener('load', register, { once: true });
}
