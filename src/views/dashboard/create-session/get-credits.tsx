import { ButtonLink } from '../../shared/controls/button-link.tsx';
import { useCreateSessionWords } from '../../../words/organiser/sessions/create-session-words.ts';

interface GetCreditsProps {
  /** 0 where it is not known. */
  missing: number;
  size?: 'lg';
}

/** Leads to the checkout with as many credits as are missing. */
export function GetCredits({ missing, ...rest }: GetCreditsProps) {
  const words = useCreateSessionWords().credits;
  return missing > 0 ? (
    <ButtonLink to={`/dashboard/checkout?credits=${missing}`} {...rest}>
      {words.get(missing)}
    </ButtonLink>
  ) : (
    <ButtonLink to="/dashboard/checkout" {...rest}>
      {words.buy}
    </ButtonLink>
  );
}
