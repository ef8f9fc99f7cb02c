import { IconCheck, IconVolume } from '@tabler/icons-react';
import { useState } from 'react';
import { Button } from '../../shared/controls/button.tsx';
import { useLiveSession } from '../../../machines/live-session/use-live-session.tsx';
import { playChime } from '../../../services/playback/chime.ts';
import { useWords } from '../words/use-words.tsx';

/** One touch before the start: browsers give sound only to pages that were touched. */
export function SoundPermission() {
  const [heard, setHeard] = useState(() => navigator.userActivation?.hasBeenActive ?? false);
  const { stage } = useLiveSession();
  const { wait } = useWords();
  const allow = () => {
    playChime(() => new AudioContext());
    stage.send({ type: 'sound.permitted' });
    setHeard(true);
  };
  return (
    <Button
      variant={heard ? 'default' : 'filled'}
      color={heard ? undefined : 'lantern'}
      leftSection={heard ? <IconCheck size={18} aria-hidden /> : <IconVolume size={18} aria-hidden />}
      onClick={allow}
    >
      {heard ? wait.soundOn : wait.tapForSound}
    </Button>
  );
}
