import { useLoader } from '../../machines/loader/use-loader.tsx';
import { createAuthService } from '../../services/api/auth-service.ts';
import { ApiError } from '../../services/http/api-error.ts';
import { useService } from '../../services-context.tsx';

/** Whether a mailed link still opens; asking does not use it up. */
export function useResetLink(token: string) {
  const auth = useService(createAuthService);
  const { data, error, failed, refresh } = useLoader(`reset link ${token}`, {
    load: async (signal) => {
      await auth.checkResetLink({ token }, signal);
      return { isOpen: true };
    },
  });
  const isClosed = error instanceof ApiError && error.status === 422;
  return { isOpen: data?.isOpen === true, isClosed, failed, error, refresh };
}
