import { useEffect, useRef } from 'react';
import type {
  ChangePasswordRequest,
  CloseAccountRequest,
  ForgotPasswordRequest,
  RegisterRequest,
  ResetPasswordRequest,
  UpdateProfileRequest,
  User,
  VerifyEmailRequest,
} from '#contract/calls/schemas/identity.ts';
import { useToasts } from '../app-context.tsx';
import { useService } from '../services-context.tsx';
import { createAuthService } from '../services/api/auth-service.ts';
import { createCreditService } from '../services/api/credit-service.ts';
import { createProfileService } from '../services/api/profile-service.ts';
import { useAdminAuthVerbs } from '../machines/admin-auth/use-admin-auth.tsx';
import { useCommand } from '../machines/command/use-command.tsx';
import { useLoader } from '../machines/loader/use-loader.tsx';
import { ApiError } from '../services/http/api-error.ts';
import { noticeStale } from '../services/http/stale-version.ts';
import { useProfileWords } from '../words/organiser/account/profile-words.ts';

/** Makes an account and signs it in. */
export function useRegister() {
  const auth = useService(createAuthService);
  const { adoptToken } = useAdminAuthVerbs();
  return useCommand({
    send: async (values: RegisterRequest) => {
      const email = values.email.trim();
      const { token } = await auth.register({ ...values, email });
      await adoptToken(token, { email, secret: values.password });
    },
  });
}

export function useForgotPassword() {
  const auth = useService(createAuthService);
  return useCommand({
    send: ({ email }: ForgotPasswordRequest) => auth.forgotPassword({ email: email.trim() }),
  });
}

export function useResetPassword(token: string) {
  const auth = useService(createAuthService);
  return useCommand({
    send: (values: Omit<ResetPasswordRequest, 'token'>) =>
      auth.resetPassword({ ...values, email: values.email.trim(), token }),
  });
}

/** Ends every other sign-in; this one continues with the new token. */
export function useChangePassword(email: string, onDone: () => void) {
  const profile = useService(createProfileService);
  const { adoptToken } = useAdminAuthVerbs();
  return useCommand({
    send: async (values: ChangePasswordRequest) => {
      const { token } = await profile.changePassword(values);
      await adoptToken(token, { email, secret: values.password });
    },
    onDone,
  });
}

/** Where the user is signed in. */
export function useSignIns() {
  const auth = useService(createAuthService);
  return useLoader('sign-ins', { load: (signal) => auth.signIns(signal) });
}

/** Ends one sign-in, on another device. */
export function useEndSignIn(onDone: () => void) {
  const auth = useService(createAuthService);
  const toasts = useToasts();
  const words = useProfileWords().devices;
  return useCommand({
    send: (id: string) => auth.endSignIn(id),
    onDone: () => {
      toasts.success(words.loggedOut);
      onDone();
    },
  });
}

/** Ends every sign-in but the own one. */
export function useEndOtherSignIns(onDone: () => void) {
  const auth = useService(createAuthService);
  const toasts = useToasts();
  const words = useProfileWords().devices;
  return useCommand<void, unknown>({
    send: () => auth.endOtherSignIns(),
    onDone: () => {
      toasts.success(words.othersLoggedOut);
      onDone();
    },
  });
}

/** Every sign-in ends on every device; then this browser forgets its own. */
export function useLogOutEverywhere() {
  const auth = useService(createAuthService);
  const { logOut } = useAdminAuthVerbs();
  return useCommand<void, unknown>({ send: () => auth.logOutEverywhere(), onDone: logOut });
}

/** What closing the company's account would pay back now. */
export function useClosingRefund() {
  const profile = useService(createProfileService);
  return useLoader('closing-refund', { load: (signal) => profile.closingRefund(signal) });
}

/** The own account; an owner's closes the company's with it. */
export function useCloseAccount() {
  const profile = useService(createProfileService);
  const { logOutFromAll } = useAdminAuthVerbs();
  const toasts = useToasts();
  return useCommand({
    send: (values: CloseAccountRequest) => profile.close(values),
    onDone: ({ message }) => {
      logOutFromAll();
      toasts.success(message);
    },
  });
}

export function useUpdateProfile(onDone: (saved: User) => void) {
  const profile = useService(createProfileService);
  const { replaceUser, refetchUser } = useAdminAuthVerbs();
  return useCommand({
    send: (values: UpdateProfileRequest) => profile.update(values).catch(noticeStale(refetchUser)),
    onDone: (saved) => {
      replaceUser(saved);
      onDone(saved);
    },
  });
}

/** Posts a mailed link with all its parts in their order; a second use does no harm. */
export function useEmailVerification(link: VerifyEmailRequest) {
  const auth = useService(createAuthService);
  const { refetchUser } = useAdminAuthVerbs();
  return useLoader(`verify ${link.id} ${link.hash} ${link.signature}`, {
    load: async () => {
      const answer = await auth.verifyEmail(link);
      refetchUser();
      return answer;
    },
  });
}

/**
 * On the return to a page with an unconfirmed address it may have been confirmed in another one: the user is
 * fetched anew, and then the credits that came with it.
 */
export function useConfirmationElsewhere({ email_verified_at }: User) {
  const credits = useService(createCreditService);
  const { refetchUser } = useAdminAuthVerbs();
  const isConfirmed = email_verified_at !== null;
  useEffect(() => {
    if (isConfirmed) return;
    const look = () => {
      if (document.visibilityState === 'visible') refetchUser();
    };
    window.addEventListener('focus', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      window.removeEventListener('focus', look);
      document.removeEventListener('visibilitychange', look);
    };
  }, [isConfirmed, refetchUser]);
  const wasConfirmed = useRef(isConfirmed);
  useEffect(() => {
    if (isConfirmed && !wasConfirmed.current) credits.noteMove();
    wasConfirmed.current = isConfirmed;
  }, [isConfirmed, credits]);
}

/** `onWait` receives for how many milliseconds no other link can be requested. */
export function useResendVerification(waitMs: number, onWait: (ms: number) => void) {
  const auth = useService(createAuthService);
  return useCommand({
    send: (email: string) =>
      auth.resendVerification({ email }).catch((error: unknown) => {
        if (error instanceof ApiError && error.retryAfterSeconds !== undefined)
          onWait(error.retryAfterSeconds * 1000);
        throw error;
      }),
    onDone: () => onWait(waitMs),
  });
}
