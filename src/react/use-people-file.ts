import { useEffect, useRef, useState } from 'react';
import type { ColumnUse } from '#contract/rules/people/people-columns.ts';
import { useCommand } from '../machines/command/use-command.tsx';
import { usePeopleProblems } from '../words/organiser/people-problems-words.ts';
import type { TextEncoding } from '../services/people-file/file-text.ts';
import { peopleTemplate } from '../services/people-file/people-template.ts';
import {
  type PeopleFile,
  type PeopleFileChoice,
  type PeopleInFile,
  readPeopleFile,
} from '../services/people-file/read-people-file.ts';
import { saveFile } from '../services/page/save-file.ts';

interface PeopleSource {
  /** Tells two readings of one file apart. */
  key: string;
  /** Null for a table that was pasted. */
  name: string | null;
  file: Blob;
  /** Set for a table that was pasted as text. */
  pasted?: string | undefined;
}

export interface PeopleReview {
  source: PeopleSource;
  read: PeopleInFile;
}

const single: ReadonlySet<ColumnUse> = new Set([
  'email',
  'first_name',
  'last_name',
  'name',
  'reversed_name',
  'department',
]);

/** The uses of a table's columns after one is changed: but for further addresses, each use is one column's. */
function withUse(uses: readonly ColumnUse[], column: number, use: ColumnUse): ColumnUse[] {
  return uses.map((each, index) => {
    if (index === column) return use;
    return single.has(use) && each === use ? 'ignored' : each;
  });
}

/**
 * People from a table of the organiser's own: it is read, reviewed and changed, and only then taken; `onLines` gets what
 * is to be added to the list.
 */
export function usePeopleFile({ present, onLines }: { present: string; onLines: (lines: string[]) => void }) {
  const [review, setReview] = useState<PeopleReview>();
  const [problem, setProblem] = useState<string>();
  const [taken, setTaken] = useState<{ name: string | null; read: PeopleInFile }>();
  const words = usePeopleProblems().file;
  const written = useRef(present);
  useEffect(() => {
    written.current = present;
  });
  const show = (source: PeopleSource, file: PeopleFile) => {
    setTaken(undefined);
    setProblem('problem' in file ? file.problem : undefined);
    if (!('problem' in file)) setReview({ source, read: file });
    else if (source.key !== review?.source.key) setReview(undefined);
  };
  const reading = useCommand({
    send: ({ source, choice }: { source: PeopleSource; choice: PeopleFileChoice }) =>
      readPeopleFile(source.file, () => written.current, choice, words),
    onDone: (file, { source }) => show(source, file),
  });
  const again = (choice: PeopleFileChoice) => {
    if (review) reading.issue({ source: review.source, choice });
  };
  const encoding = review?.read.encoding?.isGuessed === false ? review.read.encoding.used : undefined;
  const close = () => {
    setReview(undefined);
    setProblem(undefined);
  };
  return {
    review,
    problem,
    taken,
    busy: reading.busy,
    failure: reading.failure,
    choose: (file: File) =>
      reading.issue({ source: { key: crypto.randomUUID(), name: file.name, file }, choice: {} }),
    paste: (text: string) =>
      reading.issue({
        source: {
          key: crypto.randomUUID(),
          name: null,
          file: new Blob([text]),
          pasted: text,
        },
        choice: {},
      }),
    chooseEncoding: (chosen: TextEncoding) => again({ encoding: chosen }),
    chooseUse: (table: number, column: number, use: ColumnUse) =>
      again({
        encoding,
        uses: review?.read.tables.map(({ uses }, index) =>
          index === table ? withUse(uses, column, use) : uses,
        ),
      }),
    take() {
      if (!review) return;
      onLines(review.read.lines);
      setTaken({ name: review.source.name, read: review.read });
      close();
    },
    keepAsText() {
      if (review?.source.pasted) onLines([review.source.pasted]);
      close();
    },
    cancel: close,
    saveTemplate: (name: string) => saveFile(new File([peopleTemplate], name, { type: 'text/csv' })),
  };
}

export type PeopleImport = ReturnType<typeof usePeopleFile>;
