import { useLocation } from 'react-router-dom';

/** What one account page hands to the next in the history's entry: an address is never in a URL. */
export const carrying = (email: string) => ({ email: email.trim() });

/** The address that was typed on the page that led here; empty where none was. */
export function useCarriedAddress(): string {
  const { state } = useLocation() as { state: unknown };
  const isCarried = typeof state === 'object' && state !== null && 'email' in state;
  return isCarried && typeof state.email === 'string' ? state.email : '';
}
