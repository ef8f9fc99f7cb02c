/** What is said in English of a request without an answer, or with one that is the server's fault. */
export const requestMessages = {
  timeout: 'Request timed out. Please try again.',
  network: 'Unable to connect to the server. Please check your connection.',
  server: 'Server error. Please try again later.',
  cancelled: 'The request was cancelled.',
};
