import { type ReactNode, useState } from 'react';
import { useCommonWords } from '../../../words/organiser/common-words.ts';
import styles from './confirm-dialog.module.css';
import { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog.tsx';

interface MailQuestionProps extends Omit<ConfirmDialogProps, 'children'> {
  /** Who gets the email; a choice where there is one. */
  to: ReactNode;
  /** How many they are. */
  people: number;
  /** What they will read. */
  reads: ReactNode;
  /** What else happens. */
  children?: ReactNode;
}

/** Shows recipients, their number and the text before more than one person is mailed. */
export function MailQuestion({ to, people, reads, children, color = 'pine', ...dialog }: MailQuestionProps) {
  const words = useCommonWords().mail;
  return (
    <ConfirmDialog color={color} {...dialog}>
      {children}
      <dl className={styles.mail}>
        <dt>{words.to}</dt>
        <dd>
          {to}
          {words.recipients(people)}
        </dd>
        <dt>{words.reads}</dt>
        <dd>{reads}</dd>
      </dl>
    </ConfirmDialog>
  );
}

/** `ask` opens the question where the act mails more than one person, and acts at once where it does not. */
export function useMailQuestion() {
  const [opened, setOpened] = useState(false);
  return {
    opened,
    onClose: () => setOpened(false),
    ask: (people: number, act: () => void) => (people > 1 ? setOpened(true) : act()),
  };
}
