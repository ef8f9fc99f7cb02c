import { useEnvironment } from '../app-context.tsx';
import { useService } from '../services-context.tsx';
import { createOrderService } from '../services/api/order-service.ts';
import { useLoader } from '../machines/loader/use-loader.tsx';

/** What is sold here, as the server is configured; at first what the page was made with. */
export function usePrices() {
  const orders = useService(createOrderService);
  const { prices } = useEnvironment();
  return useLoader('prices', { load: orders.prices, initial: prices ?? undefined });
}
