import { useMemo, useState } from 'react';
import { createGeoService } from '../../services/api/geo-service.ts';
import { createProgrammeService } from '../../services/api/programmes/programme-service.ts';
import { createStoryService } from '../../services/api/story-service.ts';
import { useService } from '../../services-context.tsx';
import { useHomeTimezone } from '../../react/use-home-timezone.ts';
import { useViewActor } from '../view-actors/use-view-actor.tsx';
import type { ProblemWords } from './programme-draft.ts';
import { provideProgrammeEditor } from './provide-programme-editor.ts';

/** The planning of a programme, in the organiser's own time zone at first. */
export function useProgrammeEditor(words: ProblemWords) {
  const stories = useService(createStoryService);
  const geo = useService(createGeoService);
  const programmes = useService(createProgrammeService);
  const timezoneId = useHomeTimezone();
  const [key] = useState(() => crypto.randomUUID());
  const machine = useMemo(
    () =>
      provideProgrammeEditor({
        stories,
        timezones: async () => (await geo.timezones()).timezones,
        programmes,
      }),
    [stories, geo, programmes],
  );
  return useViewActor(machine, { timezoneId, key, words });
}
