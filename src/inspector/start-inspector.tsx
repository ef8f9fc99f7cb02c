import { createBrowserInspector, createInspector } from '@statelyai/inspect';
import { createRoot } from 'react-dom/client';
import { createInspectorWindow, mostRecent } from './inspector-window.ts';
import type { Inspector } from './load-inspector.ts';
import { presentable } from './presentable.ts';
import { Button } from '../views/shared/controls/button.tsx';
import styles from './blocked-window.module.css';

/** `own` opens the page of ours at once, `stately` the hosted one; without either it opens on demand. */
export function startInspector(page: Window, which: '' | 'own' | 'stately'): Inspector {
  if (which === 'stately')
    return {
      inspect: createBrowserInspector({ serialize: presentable, maxDeferredEvents: mostRecent }).inspect,
    };
  const shown = createInspectorWindow(page);
  const { inspect } = createInspector(shown.adapter, { serialize: presentable });
  shown.adapter.start?.();
  page.addEventListener('pagehide', () => shown.adapter.stop?.());
  const open = () => {
    if (!shown.open()) sayBlocked(page.document, shown.open);
  };
  if (which === 'own') open();
  return { inspect, open };
}

function sayBlocked(document: Document, open: () => boolean): void {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(<BlockedWindow onOpen={() => open() && root.unmount()} onClose={() => root.unmount()} />);
}

interface BlockedWindowProps {
  onOpen: () => void;
  onClose: () => void;
}

/** Shown above the page when the browser blocked the inspector's window. */
function BlockedWindow({ onOpen, onClose }: BlockedWindowProps) {
  return (
    <div role="status" className={styles.line}>
      <p>The browser blocked the window of the inspector.</p>
      <Button size="sm" onClick={onOpen}>
        Open the inspector
      </Button>
      <Button size="sm" variant="subtle" onClick={onClose}>
        Not now
      </Button>
    </div>
  );
}
