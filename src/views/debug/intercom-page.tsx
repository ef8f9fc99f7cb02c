import { useEnvironment } from '../../app-context.tsx';
import { DebugPage } from './debug-page.tsx';

/** `/debug/intercom`: whether the support widget is configured in this build. */
export default function IntercomPage() {
  const { supportAppId } = useEnvironment();
  return (
    <DebugPage path="/debug/intercom">
      <p>
        {supportAppId === ''
          ? 'No public app id is configured: the button “Help” opens the built-in panel, and no chat is loaded.'
          : `The widget boots a second after load with the app id ending in ${supportAppId.slice(-3)}.`}
      </p>
    </DebugPage>
  );
}
