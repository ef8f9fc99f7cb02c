import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type Step, steps } from '../../../machines/create-session/session-draft.ts';

const [first] = steps;

/** The step that an address names by `?step=`; null: none. */
export const stepIn = (asked: URLSearchParams): Step | null =>
  steps.find((step) => step === asked.get('step')) ?? null;

/**
 * The address names the step that is shown, an entry of the history each: a reload stays at it, and the browser's way back
 * leads to the step before. `choose` receives the step that the browser's history leads to.
 */
export function useStepInAddress(step: Step, choose: (step: Step) => void) {
  const [asked, setAsked] = useSearchParams();
  const named = stepIn(asked) ?? first;
  const shown = useRef<Step>(undefined);
  /** The navigation takes a moment, in which the address still names where one was. */
  const going = useRef<Step>(undefined);
  useEffect(() => {
    if (shown.current !== step) {
      const isOpening = shown.current === undefined;
      shown.current = step;
      if (named === step) return;
      going.current = step;
      setAsked(
        (now) => {
          const next = new URLSearchParams(now);
          if (step === first) next.delete('step');
          else next.set('step', step);
          return next;
        },
        { replace: isOpening },
      );
      return;
    }
    if (named === step) going.current = undefined;
    else if (going.current === undefined) choose(named);
  }, [step, named, setAsked, choose]);
}
