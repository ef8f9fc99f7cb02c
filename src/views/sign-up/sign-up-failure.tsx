import { toFailure } from '../../services/http/failure.ts';
import { useFailureText } from '../../words/failure-text.ts';
import { useSignUpWords } from '../../words/sign-up-words.ts';
import { ErrorPanel } from '../shared/error-panel.tsx';
import { SignUpFrame } from './sign-up-frame.tsx';

interface SignUpFailureProps {
  error: unknown;
  /** What did not load. */
  title: string;
  onRetry: () => void;
}

/** A page that did not load; an unknown link is not tried again. */
export function SignUpFailure({ error, title, onRetry }: SignUpFailureProps) {
  const { signUp } = useSignUpWords();
  const failureText = useFailureText();
  const failure = toFailure(error);
  const isUnknown = failure.status === 404;
  const shown = isUnknown ? signUp.unknown : title;
  return (
    <SignUpFrame programme={null} title={shown}>
      <ErrorPanel
        title={shown}
        message={failureText(failure)}
        retryLabel={signUp.retry}
        onRetry={isUnknown ? undefined : onRetry}
      />
    </SignUpFrame>
  );
}
