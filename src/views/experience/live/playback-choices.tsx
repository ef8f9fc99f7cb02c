import { NativeSelect } from '../../shared/controls/native-select.tsx';
import { selectPlayback } from '../../../machines/clip-stage/clip-stage-selectors.ts';
import { useLiveSession, useStage } from '../../../machines/live-session/use-live-session.tsx';
import { type PlaybackQuality, playbackQualities } from '../../../services/playback/playback-preferences.ts';
import { useWords } from '../../../words/use-words.tsx';
import styles from './playback-choices.module.css';

const nameOf = (language: string) =>
  new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;

/** In which language captions are shown; nothing where the story has them in one alone. */
export function CaptionLanguage() {
  const { stage, dataPackage } = useLiveSession();
  const { playback: words } = useWords();
  const { captions } = useStage(selectPlayback);
  const { language, languages } = dataPackage.story;
  if (languages.length < 2) return null;
  return (
    <NativeSelect
      label={words.captions}
      data={[
        { value: '', label: words.asTold(nameOf(language)) },
        ...languages.filter((one) => one !== language).map((one) => ({ value: one, label: nameOf(one) })),
      ]}
      value={captions !== null && captions !== language && languages.includes(captions) ? captions : ''}
      onChange={({ currentTarget: { value } }) =>
        stage.send({ type: 'playback.changed', change: { captions: value === '' ? null : value } })
      }
    />
  );
}

/** How loud, and how much picture. */
export function PlaybackChoices() {
  const { stage } = useLiveSession();
  const { playback: words } = useWords();
  const { volume, quality } = useStage(selectPlayback);
  return (
    <>
      <label className={styles.volume}>
        <span>{words.volume}</span>
        <input
          type="range"
          min={0}
          max={100}
          step={5}
          value={Math.round(volume * 100)}
          onChange={({ currentTarget }) =>
            stage.send({ type: 'playback.changed', change: { volume: Number(currentTarget.value) / 100 } })
          }
        />
      </label>
      <NativeSelect
        label={words.quality}
        description={quality === 'sound' ? words.soundOnly : undefined}
        data={playbackQualities.map((one) => ({ value: one, label: words.qualities[one] }))}
        value={quality}
        onChange={({ currentTarget: { value } }) =>
          stage.send({ type: 'playback.changed', change: { quality: value as PlaybackQuality } })
        }
      />
    </>
  );
}
