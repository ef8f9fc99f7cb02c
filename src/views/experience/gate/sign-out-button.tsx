import { Button } from '@mantine/core';
import { useParticipantAuthVerbs } from '../../../machines/participant-auth/use-participant-auth.tsx';

/** For a browser that others use too; the gate then shows the door again. */
export function SignOutButton() {
  const { logOut } = useParticipantAuthVerbs();
  return (
    <Button variant="subtle" size="compact-md" onClick={logOut}>
      Sign out
    </Button>
  );
}
