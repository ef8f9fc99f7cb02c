import { useParams } from 'react-router-dom';
import { AwardVerification } from '../award/award-verification.tsx';
import { EmailVerification } from './email-verification.tsx';

/** `/verify/{user}/{hash}` is the link of the verification mail, `/verify/award/{code}` the proof of an award. */
export default function VerifyPage() {
  const [first = '', ...rest] = (useParams()['*'] ?? '').split('/');
  return first === 'award' ? (
    <AwardVerification code={rest.join('/')} />
  ) : (
    <EmailVerification id={first} hash={rest.join('/')} />
  );
}
