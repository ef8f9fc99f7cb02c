import { labelOf } from '../services/field-label.ts';
import { formDraftKeyOf } from '../services/form-draft.ts';
import { pageInteractive } from './page-interactive.ts';

/** Each leads to the other, and asks for the same address. */
const doors = ['/login', '/forgot-password'];

/**
 * A link of a page that does not answer yet opens the other door by itself, which the router would hand the typed address:
 * it goes along as what had been typed there before a reload.
 */
export function carryAddress({ document, location, sessionStorage }: Window & typeof globalThis): void {
  const carry = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    const field = document.querySelector<HTMLInputElement>('main input[type=email]');
    if (!link || !field?.value || link.pathname === location.pathname || !doors.includes(link.pathname))
      return;
    const typed = { [`${labelOf(field)} 0`]: field.value };
    sessionStorage.setItem(formDraftKeyOf(link.pathname), JSON.stringify(typed));
  };
  if (!doors.includes(location.pathname)) return;
  document.addEventListener('click', carry, true);
  document.addEventListener(pageInteractive, () => document.removeEventListener('click', carry, true));
}
