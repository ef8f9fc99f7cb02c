import { Loader } from '../shared/controls/loader.tsx';
import { AuthFrame } from './auth-frame.tsx';

/** While the server checks a mailed link. */
export function CheckingLink() {
  return (
    <AuthFrame title="One moment">
      <p role="status">
        <Loader /> We are checking your link.
      </p>
    </AuthFrame>
  );
}
