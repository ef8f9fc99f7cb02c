import { useForm } from '../../shared/forms/use-form.ts';
import { useState } from 'react';
import type { ContactRequest } from '#contract/calls/schemas/contact.ts';
import { longestLetter } from '#contract/rules/business-constants.ts';
import { contactTopics } from '#contract/words/contact-topics.ts';
import type { ContactWords } from '#contract/words/en/site/contact.ts';
import { useContactWords } from '../../../words/site/contact-words.ts';
import { Button } from '../../shared/controls/button.tsx';
import { NativeSelect } from '../../shared/controls/native-select.tsx';
import { TextArea } from '../../shared/controls/text-area.tsx';
import { TextInput } from '../../shared/controls/text-input.tsx';
import { useContact } from '../../../react/use-contact.ts';
import { type FormRules, useFormRules } from '../../shared/forms/form-rules.ts';
import { FormStack } from '../../shared/forms/form-stack.tsx';
import { useFailureFields } from '../../shared/forms/use-failure-fields.ts';
import styles from './contact-form.module.css';
import { MessageSent } from './message-sent.tsx';
import { useKnownSender } from './use-known-sender.ts';

interface ContactFormProps {
  topic: ContactRequest['topic'];
  sessionId?: string;
}

interface LetterProps extends ContactFormProps {
  onAnother: () => void;
}

type Letter = Required<ContactRequest>;

const messageRule = (rules: FormRules, words: ContactWords['form']) => (text: string) =>
  text.length > longestLetter
    ? words.messageTooLong(longestLetter, text.length)
    : rules.required('message')(text);

function toRequest({ session_id, website, ...letter }: Letter): ContactRequest {
  const request = { ...letter, name: letter.name.trim(), email: letter.email.trim() };
  const about = session_id.trim();
  return { ...request, ...(about && { session_id: about }), ...(website && { website }) };
}

function LetterForm({ topic, sessionId = '', onAnother }: LetterProps) {
  const { form: words } = useContactWords();
  const rules = useFormRules();
  const form = useForm<Letter>({
    initialValues: { name: '', email: '', topic, message: '', session_id: sessionId, website: '' },
    validate: { name: rules.required('yourName'), email: rules.email, message: messageRule(rules, words) },
  });
  useKnownSender(form);
  const send = useContact();
  const general = useFailureFields(form, send.failure);
  if (send.done) return <MessageSent email={form.values.email.trim()} onAnother={onAnother} />;
  return (
    <FormStack
      onSubmit={form.onSubmit(
        (letter) => send.issue(toRequest(letter)),
        (errors) => form.getInputNode(Object.keys(errors)[0] ?? '')?.focus(),
      )}
      failure={general}
      label={words.label}
      actions={
        <Button type="submit" loading={send.busy} size="lg">
          {words.send}
        </Button>
      }
    >
      <TextInput
        label={words.name}
        autoComplete="name"
        maxLength={80}
        required
        {...form.getInputProps('name')}
      />
      <TextInput
        label={words.email}
        description={words.emailUse}
        type="email"
        autoComplete="email"
        required
        {...form.getInputProps('email')}
      />
      <NativeSelect
        label={words.topic}
        data={contactTopics.map((value) => ({ value, label: words.topics[value] }))}
        {...form.getInputProps('topic')}
      />
      <TextInput
        label={words.sessionId}
        description={words.sessionIdUse}
        maxLength={64}
        {...form.getInputProps('session_id')}
      />
      <TextArea label={words.message} rows={6} required {...form.getInputProps('message')} />
      <div className={styles.trap} aria-hidden="true">
        <label>
          {words.trap}
          <input type="text" tabIndex={-1} autoComplete="off" {...form.getInputProps('website')} />
        </label>
      </div>
    </FormStack>
  );
}

/** A message to us. What was typed stays until it has arrived. */
export function ContactForm(props: ContactFormProps) {
  const [letter, setLetter] = useState(1);
  return <LetterForm key={letter} {...props} onAnother={() => setLetter(letter + 1)} />;
}
