import type { ContactRequest } from '#contract/calls/schemas/contact.ts';
import { useServices } from '../services-context.tsx';
import { useCommand } from '../machines/command/use-command.tsx';

export function useContact() {
  const { contact } = useServices();
  return useCommand({ send: (letter: ContactRequest) => contact.send(letter) });
}
