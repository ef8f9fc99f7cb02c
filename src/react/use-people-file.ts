import { useEffect, useRef, useState } from 'react';
import { useCommand } from '../machines/command/use-command.tsx';
import { peopleTemplate } from '../services/people-file/people-template.ts';
import { type PeopleFile, readPeopleFile } from '../services/people-file/read-people-file.ts';
import { saveFile } from '../services/save-file.ts';

/** People from a table of the person's own; `onLines` gets what is to be written below what stands there. */
export function usePeopleFile({ present, onLines }: { present: string; onLines: (lines: string[]) => void }) {
  const [read, setRead] = useState<{ name: string; file: PeopleFile }>();
  const written = useRef(present);
  useEffect(() => {
    written.current = present;
  });
  const reading = useCommand({
    send: (file: File) => readPeopleFile(file, () => written.current),
    onDone: (file, { name }) => {
      setRead({ name, file });
      if (!('problem' in file) && file.lines.length > 0) onLines(file.lines);
    },
  });
  return {
    read,
    reading,
    saveTemplate: () => saveFile(new Blob([peopleTemplate], { type: 'text/csv' }), 'people.csv'),
  };
}
