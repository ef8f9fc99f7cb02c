import { CheckScreen } from './check/check-screen.tsx';
import { checkWords } from '../../words/check-words.ts';
import { WithWords } from '../../words/use-words.tsx';

const said = [checkWords];

/** `/systemCheck`: any day, with or without a seat. */
export default function SystemCheckPage() {
  return (
    <WithWords parts={said}>
      <CheckScreen />
    </WithWords>
  );
}
