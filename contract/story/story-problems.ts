export type StoryProblemCode =
  | 'schema'
  | 'duplicate-id'
  | 'missing-start'
  | 'missing-next'
  | 'unreachable'
  | 'dead-end'
  | 'cycle'
  | 'duration'
  | 'hasty-outcome'
  | 'unknown-dimension'
  | 'empty-answer'
  | 'near-miss'
  | 'dominant-option'
  | 'unscored-dimension'
  | 'unscored-option'
  | 'unbalanced'
  | 'missing-language'
  | 'missing-recap'
  | 'unknown-part'
  | 'unsolvable'
  | 'solvable-alone'
  | 'given-away'
  | 'idle-hands'
  | 'unknown-sighting'
  | 'captions'
  | 'missing-media';

export interface StoryProblem {
  severity: 'error' | 'warning';
  sceneId?: string;
  code: StoryProblemCode;
  message: string;
}

export function error(code: StoryProblemCode, message: string, sceneId?: string): StoryProblem {
  return { severity: 'error', code, message, ...(sceneId === undefined ? {} : { sceneId }) };
}

export function warning(code: StoryProblemCode, message: string, sceneId?: string): StoryProblem {
  return { ...error(code, message, sceneId), severity: 'warning' };
}
