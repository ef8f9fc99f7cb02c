import { Loader } from '../shared/controls/loader.tsx';
import { AuthFrame } from './auth-frame.tsx';
import { useLogInWords } from '../../words/organiser/account/log-in-words.ts';

/** While the server checks a mailed link. */
export function CheckingLink() {
  const words = useLogInWords().reset;
  return (
    <AuthFrame title={words.checkTitle}>
      <p role="status">
        <Loader /> {words.checking}
      </p>
    </AuthFrame>
  );
}
