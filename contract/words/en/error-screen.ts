/** What stands where a page could not be shown, in English; the other languages have the same keys. */
export const errorScreen = {
  message: 'Even the best of us trip sometimes',
  expired: { title: 'Session Expired', message: 'Please log in again to continue' },
  notFound: 'Oops! Page Not Found',
  server: {
    title: 'Server is Having a Bad Day',
    message: 'Our server needs a hug... and maybe a restart',
  },
  other: 'Something Went Wrong',
  missing: 'This page didn’t load. Check your connection and try again.',
  join: 'Join a Session',
  login: 'Go to Login',
  home: 'Take Me Home',
  openAgain: 'Open it again',
  copy: 'Copy details',
  copied: 'Copied',
};

export type ErrorScreenWords = typeof errorScreen;
