import { expect, test } from 'vitest';
import { sessionActs } from '#contract/words/en/organiser/sessions/session-acts.ts';

test('each act on a session confirms its success by the specified text', () => {
  expect(sessionActs.done).toMatchObject({
    archive: 'Experience archived successfully!',
    remove: 'Experience deleted successfully!',
    cancel: 'Session cancelled successfully!',
    attendees: 'Attendees updated successfully!',
    edit: 'Experience updated successfully!',
    reschedule: 'Experience date updated successfully!',
    confirm: 'Event details confirmed successfully!',
    invite: 'Attendees invited successfully!',
  });
});
