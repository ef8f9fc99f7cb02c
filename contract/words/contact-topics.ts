/** What a message of the contact page may be about. */
export const contactTopics = ['sales', 'help', 'billing', 'press', 'security', 'other'] as const;
