import { runOfflineWorker, type WorkerScope } from './offline-worker.ts';

runOfflineWorker(globalThis as unknown as WorkerScope, import.meta.env.VITE_OFFLINE_BUILD ?? '');
