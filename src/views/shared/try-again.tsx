import { Button } from './controls/button.tsx';

/** A failure in one line, and the way to try once more. */
export const TryAgain = ({ message, onRetry }: { message: string; onRetry: () => void }) => (
  <p role="alert">
    {message}{' '}
    <Button variant="subtle" size="compact-sm" onClick={onRetry}>
      Try again
    </Button>
  </p>
);
