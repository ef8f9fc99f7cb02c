import { IconAlertTriangle, IconCheck, IconRefresh, IconWifiOff, IconX } from '@tabler/icons-react';
import { type ReactNode, useEffect } from 'react';
import { Button } from '../../views/shared/controls/button.tsx';
import { useIsHydrated } from '../../hydration/interactive-page.tsx';
import { useIsOffline } from '../../machines/application/use-is-offline.tsx';
import { useBuildUpdate } from '../../machines/build-update/use-build-update.tsx';
import { useLoadingBar } from '../../machines/loading-bar/use-loading-bar.tsx';
import type { ToastIcon } from '../../machines/toasts/toasts-machine.ts';
import { useToastList } from '../../machines/toasts/use-toasts.tsx';
import { useShellWords } from '../../words/shell-words.ts';
import { useToastText } from '../../words/toast-words.ts';
import { keepFocus } from '../../views/shared/focus/keep-focus.ts';
import { LoadingBar } from '../../views/shared/shell/loading-bar.tsx';
import { ToastRegion, type ToastView } from '../../views/shared/shell/toast-region.tsx';
import { HelpButton } from '../../views/support/help-button.tsx';
import styles from './root-layout.module.css';
import { usePageFocus } from './use-page-focus.ts';
import { useScrollPlace } from './use-scroll-place.ts';

const offerId = 'new-version';

const icons: Record<ToastIcon, typeof IconCheck> = {
  check: IconCheck,
  cross: IconX,
  alert: IconAlertTriangle,
};

/** The frame of every page. */
export function RootLayout({ children }: { children: ReactNode }) {
  const isHydrated = useIsHydrated();
  usePageFocus();
  useScrollPlace();
  useEffect(keepFocus, []);
  return (
    <>
      {isHydrated ? (
        <>
          <NavigationBar />
          <OfflineNotice />
        </>
      ) : null}
      {children}
      <HelpButton />
      {isHydrated ? <Toasts /> : null}
    </>
  );
}

export function NavigationBar() {
  const { progress, visible, failed } = useLoadingBar();
  return <LoadingBar label={useShellWords().loading} progress={progress} visible={visible} error={failed} />;
}

/** What the machine of toasts shows, and last the offer of a newer version, which stays until it is answered. */
export function Toasts() {
  const { toasts, dismiss, hold, release } = useToastList();
  const update = useBuildUpdate();
  const words = useShellWords();
  const inWords = useToastText();
  const shown: ToastView[] = toasts.map((toast) => {
    const Icon = icons[toast.icon];
    const texts = { title: inWords(toast.title), description: inWords(toast.description) };
    return { ...toast, ...texts, icon: <Icon size={20} aria-hidden="true" /> };
  });
  if (update.offersReload)
    shown.push({
      id: offerId,
      title: words.newVersion,
      description: words.newVersionText,
      icon: <IconRefresh size={20} aria-hidden="true" />,
      color: 'blue',
      action: (
        <Button size="compact-md" variant="light" className={styles.reload} onClick={update.reload}>
          {words.reload}
        </Button>
      ),
    });
  return (
    <ToastRegion
      words={words}
      toasts={shown}
      onDismiss={(id) => (id === offerId ? update.dismiss() : dismiss(id))}
      onPause={hold}
      onResume={release}
    />
  );
}

function OfflineNotice() {
  const isOffline = useIsOffline();
  const { offline } = useShellWords();
  return (
    <div role="status" className={styles.line}>
      {isOffline ? (
        <p className={styles.offline}>
          <IconWifiOff size={18} aria-hidden="true" />
          {offline}
        </p>
      ) : null}
    </div>
  );
}
