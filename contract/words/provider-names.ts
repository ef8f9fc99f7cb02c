/** The providers of social sign-in, by the names that people know them by. */
export const providerNames = {
  google: 'Google',
  facebook: 'Facebook',
  linkedin: 'LinkedIn',
  microsoft: 'Microsoft',
} as const;

export type SocialProvider = keyof typeof providerNames;

export const socialProviders = Object.keys(providerNames) as SocialProvider[];

/** A text about each provider, from its name. */
export const ofEachProvider = (text: (name: string) => string) =>
  Object.fromEntries(socialProviders.map((id) => [id, text(providerNames[id])])) as Record<
    SocialProvider,
    string
  >;
