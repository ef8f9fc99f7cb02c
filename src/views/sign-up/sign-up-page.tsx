import { useState } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { SpeakToParticipant } from '../../words/participant-language.tsx';
import { PlaceView } from './place-view.tsx';
import { SignUpForm } from './sign-up-form.tsx';

/** The token of a person's place in the hash of the address, `#place=…`. */
const placeIn = (hash: string) => new URLSearchParams(hash.slice(1)).get('place');

/** `/sign-up/{token}`: the sign-up page of a programme, or with a mailed link the page of one person's place. */
export default function SignUpPage() {
  const { token = '' } = useParams();
  const { hash } = useLocation();
  const place = placeIn(hash);
  const [isNew, setNew] = useState(false);
  return (
    <SpeakToParticipant>
      {place !== null && !isNew ? (
        <PlaceView key={place} link={place} onAgain={() => setNew(true)} />
      ) : (
        <SignUpForm token={token} />
      )}
    </SpeakToParticipant>
  );
}
