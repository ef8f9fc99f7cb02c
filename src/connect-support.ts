import type { Application } from './composition-root.ts';
import { supportIdentity } from './services/support-chat.ts';

/** Tells the support chat who is signed in, on either side. */
export function connectSupport({ actors }: Application): void {
  const { adminAuth, participantAuth, supportWidget } = actors;
  const tell = () => {
    const { user } = adminAuth.getSnapshot().context;
    const { dataPackage } = participantAuth.getSnapshot().context;
    if (user) supportWidget.send({ type: 'person.signedIn', identity: supportIdentity(user, 'admin') });
    else if (dataPackage) {
      const identity = supportIdentity(dataPackage.consumer, 'consumer');
      supportWidget.send({ type: 'person.signedIn', identity });
    } else supportWidget.send({ type: 'person.signedOut' });
  };
  adminAuth.subscribe(tell);
  participantAuth.subscribe(tell);
}
