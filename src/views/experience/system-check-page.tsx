import { CheckScreen } from './check/check-screen.tsx';
import { AlsoSaying } from './words/use-words.tsx';

const said = ['check'] as const;

/** `/systemCheck`: any day, with or without a seat. */
export default function SystemCheckPage() {
  return (
    <AlsoSaying parts={said}>
      <CheckScreen />
    </AlsoSaying>
  );
}
