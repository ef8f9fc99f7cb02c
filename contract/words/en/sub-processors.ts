import type { SubProcessorKind } from '../../rules/sub-processor-kinds.ts';

interface Kind {
  label: string;
  purpose: string;
  data: string;
}

const kinds: Record<SubProcessorKind, Kind> = {
  mail: {
    label: 'Mail server',
    purpose: 'Delivers invitations, reminders and account emails',
    data: 'Name, email address and content of the emails',
  },
  messages: {
    label: 'Hosted message service',
    purpose: 'Carries messages between the browsers of a session',
    data: 'Votes, chat and presence while a session runs',
  },
  payment: {
    label: 'Payment service',
    purpose: 'Takes and refunds card payments',
    data: 'Email address of the bill, what was ordered, its number and price; what is typed on its own page',
  },
  tax: {
    label: 'Tax register',
    purpose: 'Confirms tax numbers of orders',
    data: 'Tax number of the ordering company',
  },
  login: {
    label: 'Log-in service',
    purpose: 'Logs in organisers who choose it',
    data: 'That somebody logs in here; it gives us name and email address',
  },
  support: {
    label: 'Support chat',
    purpose: 'Answers questions in a chat',
    data: 'Name, email address, number and day of joining of the person who is logged in, and what is written there',
  },
  errors: {
    label: 'Error service',
    purpose: 'Collects errors of the browser',
    data: 'Error reports, with addresses, names and secrets filtered out',
  },
  media: {
    label: 'Media server',
    purpose: 'Carries picture and voice of the teams',
    data: 'Picture and voice while a session runs',
  },
  relay: {
    label: 'Relay',
    purpose: 'Connects browsers for picture and voice',
    data: 'Network addresses; where it relays, picture and voice, encrypted so that it cannot open them',
  },
};

/** Outside services of an installation, on the security page and in the data processing agreement. */
export const subProcessors = {
  kinds,
  service: 'Service',
  purpose: 'Purpose',
  data: 'Data',
  seat: 'Company’s seat',
  unknownSeat: 'ask the operator',
  none: 'No outside service is connected: this installation has no sub-processors in its configuration.',
  hosting:
    'Who provides the machine is not part of the configuration. The operator tells you on request, as well as where a service processes its data.',
};

export type SubProcessorWords = typeof subProcessors;
