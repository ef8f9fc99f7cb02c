import { useUser } from '../machines/admin-auth/use-admin-auth.tsx';
import { homeTimezone } from '../services/home-timezone.ts';

/** The zone that the signed-in user reads times in. */
export const useHomeTimezone = (): string => homeTimezone(useUser()?.profile?.timezone_id);
