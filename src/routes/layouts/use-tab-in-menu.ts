import { useEffect } from 'react';
import { keepTabInPopover } from '../../views/shared/focus/keep-tab-in-popover.ts';

/** The header's menu on a phone is a popover. */
export function useTabInMenu(): void {
  useEffect(() => {
    document.addEventListener('keydown', keepTabInPopover);
    return () => document.removeEventListener('keydown', keepTabInPopover);
  }, []);
}
