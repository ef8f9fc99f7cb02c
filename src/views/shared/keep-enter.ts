import type { KeyboardEvent } from 'react';

/** Enter in a list that is open is the list's own, where nothing in it fits too: the form around it is not sent by it. */
export function keepEnter(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key === 'Enter' && event.currentTarget.matches('[data-expanded]')) event.preventDefault();
}
