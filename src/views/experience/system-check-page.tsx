import { CheckScreen } from './check/check-screen.tsx';

/** `/systemCheck`: any day, with or without a seat. */
export default function SystemCheckPage() {
  return <CheckScreen />;
}
