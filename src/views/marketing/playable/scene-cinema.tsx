import { useState } from 'react';
import type { DemoWords } from '#contract/words/en/demo.ts';
import type { LocalDirector } from '../../../services/playable-scene/local-director.ts';
import {
  selectAppearing,
  selectIsRestoring,
  selectPublic,
  selectScene,
} from '../../../machines/experience-playback/experience-selectors.ts';
import { useExperience } from '../../../machines/live-session/use-live-session.tsx';
import { LanternWait } from '../../experience/gate/lantern-wait.tsx';
import { ClipStage } from '../../experience/live/clip-stage.tsx';
import { ClipTime } from '../../experience/live/clip-time.tsx';
import { pictureAhead } from '../../experience/live/live-cinema.tsx';
import cinema from '../../experience/live/live-cinema.module.css';
import { LivePanel } from '../../experience/live/live-panel.tsx';
import { NoticeAnnouncer } from '../../experience/live/notice-announcer.tsx';
import { PictureTrouble } from '../../experience/live/picture-trouble.tsx';
import { useWords } from '../../../words/use-words.tsx';
import { useHeadingFocus } from '../../shared/focus/use-heading-focus.ts';
import { SceneConsole } from './scene-console.tsx';

/** The live page's picture and what rises over it, with a console that has no devices. */
export function SceneCinema({ words, director }: { words: DemoWords; director: LocalDirector }) {
  const { common } = useWords();
  const scene = String(useExperience(selectScene));
  const projection = useExperience(selectPublic);
  const isRestoring = useExperience(selectIsRestoring);
  const [captions, setCaptions] = useState(true);
  useHeadingFocus(useExperience(selectAppearing));
  if (isRestoring || !projection) return <LanternWait label={common.findingPlace} />;
  const { clip } = projection;
  const rises = scene !== 'clip' && !(scene === 'gathering' && projection.scene_index > 0);
  const ClipTitle = rises ? 'p' : 'h1';
  return (
    <div
      className={cinema.cinema}
      data-scene={scene}
      data-rises={rises || undefined}
      data-set={scene === 'outcome' || undefined}
    >
      <div className={cinema.screen}>
        <ClipStage
          playing={scene === 'clip' || scene === 'gathering'}
          posterUrl={clip ? `${clip.base_url}poster.webp` : projection.story.cover_url}
          captions={captions}
          pictureUrl={scene === 'outcome' ? pictureAhead(projection) : null}
          shade={scene === 'outcome' ? 'words' : rises ? 'panel' : 'none'}
        />
        <div className={cinema.where}>
          <ClipTitle className={cinema.title}>{clip?.title ?? projection.story.title}</ClipTitle>
          {scene === 'clip' ? (
            <span className={cinema.time}>
              <ClipTime />
            </span>
          ) : null}
        </div>
        <PictureTrouble />
      </div>
      <LivePanel projection={projection} scene={scene} />
      <SceneConsole captions={captions} onCaptions={setCaptions} words={words} director={director} />
      <NoticeAnnouncer />
    </div>
  );
}
