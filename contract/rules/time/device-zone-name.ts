/**
 * The name that this device gives its time zone. It is input: `Intl` may refuse it (Etc/Unknown) and the server may not
 * know it. `deviceZone` checks it for showing times; the server checks what it is sent.
 */
export const deviceZoneName = (): string | undefined => new Intl.DateTimeFormat().resolvedOptions().timeZone;
