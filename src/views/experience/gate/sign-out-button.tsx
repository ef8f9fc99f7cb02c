import { Button } from '../../shared/controls/button.tsx';
import { useParticipantAuthVerbs } from '../../../machines/participant-auth/use-participant-auth.tsx';
import { useWords } from '../../../words/use-words.tsx';

/** For a browser that others use too; the gate then shows the door again. */
export function SignOutButton() {
  const { common } = useWords();
  const { logOut } = useParticipantAuthVerbs();
  return (
    <Button variant="subtle" size="compact-md" onClick={logOut}>
      {common.signOut}
    </Button>
  );
}
