import { useServices } from '../services-context.tsx';
import { useLoader } from '../machines/loader/use-loader.tsx';

/** Whether an award's code bears our own signature, and what it was given for. */
export function useAwardVerification(code: string) {
  const { awards } = useServices();
  return useLoader(`award ${code}`, { load: (signal) => awards.verify(code, signal) });
}
