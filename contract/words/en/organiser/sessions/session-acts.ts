/** What the toasts of an organiser's acts on sessions say, in English; the other languages have the same keys. */
export const sessionActs = {
  done: {
    archive: 'Experience archived successfully!',
    unarchive: 'Restored from archive',
    archiveMany: 'Experiences archived successfully!',
    unarchiveMany: 'Restored from archive',
    confirm: 'Event details confirmed successfully!',
    remove: 'Experience deleted successfully!',
    cancel: 'Session cancelled successfully!',
    edit: 'Experience updated successfully!',
    reschedule: 'Experience date updated successfully!',
    invite: 'Attendees invited successfully!',
    attendees: 'Attendees updated successfully!',
    message: 'Your message is on its way',
  },
  linkCopied: 'Link copied to clipboard!',
};

export type SessionActsWords = typeof sessionActs;
