import { Loader } from '../shared/controls/loader.tsx';
import { AuthFrame } from './auth-frame.tsx';

/** While the server is asked how a mailed link stands. */
export function CheckingLink() {
  return (
    <AuthFrame title="One moment">
      <p role="status">
        <Loader /> We are checking your link.
      </p>
    </AuthFrame>
  );
}
