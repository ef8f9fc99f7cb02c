import { useState } from 'react';

/** What bears a version that the server compares with the one that a form was filled in on. */
interface Versioned {
  version: number;
}

/** What is filled in, and what it was filled in on. */
export interface Draft<Subject, Value> {
  base: Subject;
  value: Value;
}

/** A value that somebody else changed, in words. */
export interface Difference {
  what: string;
  from: string;
  to: string;
}

interface Edited<Subject, Value> {
  subject: Subject;
  /** What one's own last save made of it, in a form that stays open; else what it was when the form opened. */
  saved?: Subject | undefined;
  /** Kept while the form is closed; undefined where nothing has been changed. */
  draft: Draft<Subject, Value> | undefined;
  onDraft: (draft: Draft<Subject, Value> | undefined) => void;
  valuesIn(subject: Subject): Value;
  differences(before: Subject, now: Subject): Difference[];
}

/**
 * A form about something as it was when the form opened: what somebody else saves meanwhile changes nothing in it, and
 * is named in `meanwhile` until the person has chosen between both. `version` is what the change is sent with; the
 * server refuses it while they have not.
 */
export function useEdited<Subject extends Versioned, Value>(given: Edited<Subject, Value>) {
  const { subject, saved, draft, onDraft, valuesIn, differences } = given;
  const [opened] = useState(subject);
  const base = draft?.base ?? saved ?? opened;
  const value = draft?.value ?? valuesIn(base);
  const meanwhile = differences(base, subject).filter(({ from, to }) => from !== to);
  return {
    value,
    meanwhile,
    version: meanwhile.length === 0 ? subject.version : base.version,
    change: (changed: Value) => onDraft({ base, value: changed }),
    keepTheirs: () => onDraft({ base: subject, value: valuesIn(subject) }),
    useMine: () => onDraft({ base: subject, value }),
  };
}
