/** What outside services do for an installation, in the order in which they are listed. */
export const subProcessorKinds = [
  'mail',
  'messages',
  'payment',
  'tax',
  'login',
  'support',
  'errors',
  'media',
  'relay',
] as const;

export type SubProcessorKind = (typeof subProcessorKinds)[number];
