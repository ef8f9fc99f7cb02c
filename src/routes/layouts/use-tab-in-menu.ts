import { useEffect } from 'react';
import { whenUsable } from '../../services/when-usable.ts';

async function keepTab(): Promise<void> {
  const { keepTabInPopover } = await import('../../views/shared/keep-tab-in-popover.ts');
  document.addEventListener('keydown', keepTabInPopover);
}

/** The header's menu on a phone is a popover. */
export function useTabInMenu(): void {
  useEffect(() => whenUsable(window, () => void keepTab().catch(() => undefined)), []);
}
