import type { ContactRequest } from '#contract/calls/schemas/contact.ts';
import { useService } from '../services-context.tsx';
import { createContactService } from '../services/api/contact-service.ts';
import { useCommand } from '../machines/command/use-command.tsx';

export function useContact() {
  const contact = useService(createContactService);
  return useCommand({ send: (letter: ContactRequest) => contact.send(letter) });
}
