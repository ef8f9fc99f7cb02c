import { useShellWords } from '../../words/shell-words.ts';
import { Button } from './controls/button.tsx';

/** A failure in one line, and the way to try once more. */
export function TryAgain({ message, onRetry }: { message: string; onRetry: () => void }) {
  const { tryAgain } = useShellWords();
  return (
    <p role="alert">
      {message}{' '}
      <Button variant="subtle" size="compact-sm" onClick={onRetry}>
        {tryAgain}
      </Button>
    </p>
  );
}
