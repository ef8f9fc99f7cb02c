/** The four providers of social sign-in, by the names that people know them by. */
export const providerNames = {
  google: 'Google',
  facebook: 'Facebook',
  linkedin: 'LinkedIn',
  microsoft: 'Microsoft',
} as const;

export type SocialProvider = keyof typeof providerNames;
