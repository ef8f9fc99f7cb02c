import { IconHelpCircle } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { useHelpPanel } from '../../machines/support-widget/use-help-panel.tsx';
import { nextTask } from '../../services/next-task.ts';
import { useShellWords } from '../experience/words/shell-words.ts';
import styles from './help-button.module.css';

/** Asked for in a task after the touch, which shows first. */
const HelpPanel = lazy(async () => {
  await nextTask();
  return import('./help-panel.tsx').catch(() => import('./help-out-of-reach.tsx'));
});

/** Help from every page but a live session, whose help is its host. */
export function HelpButton() {
  const { pathname } = useLocation();
  const { help } = useShellWords();
  const { offered, isOpen, open, close } = useHelpPanel();
  if (!offered || pathname.startsWith('/experience/live')) return null;
  return (
    <aside className={styles.help} aria-label={help} data-narrow={pathname.startsWith('/experience')}>
      <button type="button" className={styles.button} aria-label={help} aria-expanded={isOpen} onClick={open}>
        <IconHelpCircle size={22} aria-hidden="true" />
        <span className={styles.word}>{help}</span>
      </button>
      {isOpen ? (
        <Suspense fallback={null}>
          <HelpPanel onClose={close} />
        </Suspense>
      ) : null}
    </aside>
  );
}
