import { IconMicrophone } from '@tabler/icons-react';
import { Button } from '../../shared/controls/button.tsx';
import { selectIsHeard } from '../../../machines/experience-playback/experience-selectors.ts';
import { useExperience, useLiveSession, useRoom } from '../../../machines/live-session/use-live-session.tsx';
import { selectDevice, selectIsMicrophoneAsked } from '../../../machines/video-room/video-room-selectors.ts';
import { useStoryWords } from '../words/use-words.tsx';

/** Offered while there is something to talk about, to whoever is silent and would be heard. */
export function MicrophoneOffer() {
  const { room } = useLiveSession();
  const { word } = useStoryWords();
  const { state, refusal } = useRoom(selectDevice('microphone'));
  const isHeard = useExperience(selectIsHeard);
  const isAsked = useRoom(selectIsMicrophoneAsked);
  if (!isHeard || isAsked || refusal !== null || state === 'on') return null;
  return (
    <Button
      size="sm"
      variant="default"
      loading={state === 'opening'}
      leftSection={<IconMicrophone size={16} aria-hidden />}
      onClick={() => room.send({ type: 'device.toggled', kind: 'microphone' })}
    >
      <span data-words>{word.speak}</span>
    </Button>
  );
}
