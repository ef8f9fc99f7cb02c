import { ButtonLink } from '../../shared/controls/button-link.tsx';
import { plural } from '#contract/words/en/counts.ts';

interface GetCreditsProps {
  /** 0 where it is not known. */
  missing: number;
  size?: 'lg';
}

/** Leads to the checkout with as many credits as are missing. */
export const GetCredits = ({ missing, ...rest }: GetCreditsProps) =>
  missing > 0 ? (
    <ButtonLink to={`/dashboard/checkout?credits=${missing}`} {...rest}>
      Get {plural(missing, 'credit', 'credits')}
    </ButtonLink>
  ) : (
    <ButtonLink to="/dashboard/checkout" {...rest}>
      Buy credits
    </ButtonLink>
  );
