const cdn = ['https://*.intercomcdn.com', 'https://*.intercomcdn.eu'];
const uploads = ['https://*.intercomusercontent.com'];

/** What Intercom's messenger needs of the content policy, from its page "Using Intercom with Content Security Policy". */
export const supportChatSources = {
  script: ['https://app.intercom.io', 'https://widget.intercom.io', 'https://js.intercomcdn.com'],
  connect: [
    'https://*.intercom.io',
    'wss://*.intercom.io',
    'https://*.intercom-messenger.com',
    'wss://*.intercom-messenger.com',
    ...cdn,
    ...uploads,
  ],
  image: [...cdn, ...uploads, 'https://static.intercomassets.com', 'https://messenger-apps.intercom.io'],
  media: cdn,
  font: cdn,
  frame: ['https://intercom-sheets.com', 'https://www.intercom-reporting.com'],
};
