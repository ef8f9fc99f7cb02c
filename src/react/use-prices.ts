import { useServices } from '../services-context.tsx';
import { useLoader } from '../machines/loader/use-loader.tsx';

/** What is sold here, as the server is configured. */
export function usePrices() {
  const { orders } = useServices();
  return useLoader('prices', { load: orders.prices });
}
