import { IconHelpCircle } from '@tabler/icons-react';
import { useLocation } from 'react-router-dom';
import { useHelpPanel } from '../../machines/support-widget/use-help-panel.tsx';
import { nextTask } from '../../services/page/next-task.ts';
import { useShellWords } from '../../words/shell-words.ts';
import { late } from '../shared/late.tsx';
import styles from './help-button.module.css';

/** All questions and answers come with it; requested in a task after the touch, which is painted first. */
const HelpPanel = late<{ onClose: () => void }>(async () => {
  await nextTask();
  try {
    return (await import('./help-panel.tsx')).HelpPanel;
  } catch {
    return (await import('./help-unavailable.tsx')).HelpUnavailable;
  }
});

/** A live session has its host, and a page for developers no room. */
const isWithoutHelp = (pathname: string) =>
  pathname.startsWith('/experience/live') || pathname === '/debug/actors';

/** Help from every page that has none of its own. */
export function HelpButton() {
  const { pathname } = useLocation();
  const { help } = useShellWords();
  const { offered, isOpen, open, close } = useHelpPanel();
  if (!offered || isWithoutHelp(pathname)) return null;
  return (
    <aside className={styles.help} aria-label={help} data-narrow={pathname.startsWith('/experience')}>
      <button type="button" className={styles.button} aria-label={help} aria-expanded={isOpen} onClick={open}>
        <IconHelpCircle size={22} aria-hidden="true" />
        <span className={styles.word}>{help}</span>
      </button>
      {isOpen ? <HelpPanel onClose={close} /> : null}
    </aside>
  );
}
