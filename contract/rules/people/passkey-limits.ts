/** `challengeMs`: how long a challenge to a passkey may be answered. Apart from the other figures, which every page loads. */
export const passkeys = { perAccount: 10, challengeMs: 5 * 60_000 } as const;
