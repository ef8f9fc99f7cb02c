/** English messages for requests that got no answer, or a server error. */
export const requestMessages = {
  timeout: 'Request timed out. Please try again.',
  network: 'Unable to connect to the server. Please check your connection.',
  server: 'Server error. Please try again later.',
  cancelled: 'The request was cancelled.',
};
