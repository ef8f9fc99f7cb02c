/** The identity of a user in the support chat. `created_at` is Unix seconds. */
export type SupportIdentity = {
  user_id: string;
  name: string;
  email: string;
  created_at: number;
  user_type: 'admin' | 'consumer';
};

export type SupportChat = {
  /** As an anonymous visitor without an identity. */
  boot(identity: SupportIdentity | null): Promise<void>;
  shutDown(): Promise<void>;
};

/** Intercom, loaded only if an app id is configured and the widget starts. */
export function createSupportChat(appId: string): SupportChat {
  let isShutDown = false;
  return {
    async boot(identity) {
      // A named import: the package is CommonJS, whose default export depends on the bundler.
      const { Intercom: start, boot } = await import('@intercom/messenger-js-sdk');
      // The package's own start only updates an existing messenger; after a shutdown it must be booted.
      const run = isShutDown ? boot : start;
      isShutDown = false;
      run({ app_id: appId, ...identity });
    },
    async shutDown() {
      const { shutdown } = await import('@intercom/messenger-js-sdk');
      isShutDown = true;
      shutdown();
    },
  };
}

/** The identity of either kind of signed-in user. */
export function supportIdentity(
  person: { id: number; first_name: string; last_name: string; email: string; created_at: string },
  userType: SupportIdentity['user_type'],
): SupportIdentity {
  return {
    user_id: String(person.id),
    name: `${person.first_name} ${person.last_name}`.trim(),
    email: person.email,
    created_at: Math.floor(Date.parse(person.created_at) / 1000),
    user_type: userType,
  };
}
