/** What the first byte of a picture makes the stubborn drawing worker do in place of drawing. */
export const orders = { die: 1, hang: 2, throw: 3, fillMemory: 4 } as const;
