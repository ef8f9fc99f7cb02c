import { Switch } from '../shared/controls/switch.tsx';
import { selectMoreTime } from '../../machines/experience-playback/experience-selectors.ts';
import { useExperience, useExperienceVerbs } from '../../machines/live-session/use-live-session.tsx';
import { useWords } from '../../words/use-words.tsx';

/** For people who need more time: windows stay open longer while they are present. */
export function MoreTime() {
  const { playback } = useWords();
  const verbs = useExperienceVerbs();
  const wanted = useExperience(selectMoreTime);
  return (
    <Switch
      label={playback.moreTime}
      description={playback.moreTimeText}
      checked={wanted}
      onChange={(event) => verbs.wantTime(event.currentTarget.checked)}
    />
  );
}
