import { Button, Select, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { type ContactRequest, contactTopics } from '#contract/contact.ts';
import { FormStack } from '../../shared/form-stack.tsx';
import { contactProblems } from './contact-problems.ts';
import { MessageSent } from './message-sent.tsx';

export type SendMessage = (values: ContactRequest) => Promise<unknown>;

interface ContactFormProps {
  onSubmit: SendMessage;
  topic: ContactRequest['topic'];
  sessionId?: string;
}

const topicLabels: Record<ContactRequest['topic'], string> = {
  sales: 'Planning a session',
  help: 'Something does not work',
  billing: 'Credits and invoices',
  press: 'Press',
  security: 'A security matter',
  other: 'Something else',
};

const topics = contactTopics.map((value) => ({ value, label: topicLabels[value] }));

/** A message to us. What was typed stays until it has arrived. */
export function ContactForm({ onSubmit, topic, sessionId = '' }: ContactFormProps) {
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [sentTo, setSentTo] = useState<string>();
  const form = useForm({
    initialValues: { name: '', email: '', topic, message: '', session_id: sessionId },
    validate: contactProblems,
    validateInputOnBlur: true,
  });

  const send = form.onSubmit(async ({ session_id, ...values }) => {
    setSending(true);
    setFailure(undefined);
    try {
      await onSubmit(session_id.trim() ? { ...values, session_id: session_id.trim() } : values);
      setSentTo(values.email);
      form.reset();
    } catch (error) {
      setFailure(error instanceof Error ? error.message : 'The message could not be sent. Please try again.');
    } finally {
      setSending(false);
    }
  });

  if (sentTo) return <MessageSent email={sentTo} onAnother={() => setSentTo(undefined)} />;
  return (
    <FormStack
      onSubmit={() => send()}
      failure={failure}
      label="Message to us"
      actions={
        <Button type="submit" loading={sending} size="lg">
          Send message
        </Button>
      }
    >
      <TextInput
        label="Your name"
        autoComplete="name"
        maxLength={80}
        required
        {...form.getInputProps('name')}
      />
      <TextInput
        label="Your email"
        description="We answer to this address."
        type="email"
        autoComplete="email"
        required
        {...form.getInputProps('email')}
      />
      <Select label="It is about" data={topics} allowDeselect={false} {...form.getInputProps('topic')} />
      <TextInput
        label="Session id"
        description="If it is about one session. You find it in the invitation."
        maxLength={64}
        {...form.getInputProps('session_id')}
      />
      <Textarea label="Message" maxLength={5000} minRows={6} required {...form.getInputProps('message')} />
    </FormStack>
  );
}
