/** What a session needs of the server, in the order in which the status names it. */
export const serviceIds = ['database', 'messages', 'stories', 'mail'] as const;

/** `off`: the operator has it switched off; `late`: it works, and is behind. */
export const serviceStates = ['ok', 'late', 'down', 'off'] as const;
export type ServiceState = (typeof serviceStates)[number];
