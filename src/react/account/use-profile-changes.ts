import { useEffect } from 'react';
import { useAdminAuthVerbs } from '../../machines/admin-auth/use-admin-auth.tsx';
import { useCompanyChanges } from '../use-dashboard.ts';

/** Fetches the own profile anew when somebody of the company changed what it shows: oneself elsewhere, or its owner. */
export function useProfileChanges(isOfCompany: boolean) {
  const watch = useCompanyChanges();
  const { refetchUser } = useAdminAuthVerbs();
  useEffect(() => (isOfCompany ? watch(refetchUser) : undefined), [isOfCompany, watch, refetchUser]);
}
