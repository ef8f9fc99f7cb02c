/** What machines say in toasts, in English; the other languages have the same keys. */
export const toastTexts = {
  success: 'Success',
  error: 'Error',
  warning: 'Warning',
  validation: 'Validation Error',
  validationText: 'Please check your input and try again.',
  expired: 'Session expired',
  expiredText: 'You have been logged out due to inactivity.',
  rejectedText: 'Authentication required',
};

export type ToastTexts = typeof toastTexts;
