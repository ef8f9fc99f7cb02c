import { Button } from '@mantine/core';
import { IconAlertTriangle, IconCheck, IconX } from '@tabler/icons-react';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { useBuildUpdate } from '../../machines/build-update/use-build-update.tsx';
import { useLoadingBar } from '../../machines/loading-bar/use-loading-bar.tsx';
import type { ToastIcon } from '../../machines/toasts/toasts-machine.ts';
import { useToastList } from '../../machines/toasts/use-toasts.tsx';
import { LoadingBar } from '../../views/shared/loading-bar.tsx';
import { ToastRegion } from '../../views/shared/toast-region.tsx';
import styles from './root-layout.module.css';

const icons: Record<ToastIcon, typeof IconCheck> = {
  check: IconCheck,
  cross: IconX,
  alert: IconAlertTriangle,
};

/** Every page opened by its address has the key "default"; each keeps its own place. */
const scrollKey = (location: { key: string; pathname: string }) =>
  location.key === 'default' ? location.pathname : location.key;

export function RootLayout() {
  return (
    <>
      <NavigationBar />
      <Outlet />
      <BuildNotice />
      <Toasts />
      <ScrollRestoration getKey={scrollKey} />
    </>
  );
}

export function NavigationBar() {
  const { progress, visible, failed } = useLoadingBar();
  return <LoadingBar progress={progress} visible={visible} error={failed} />;
}

export function Toasts() {
  const { toasts, dismiss, hold, release } = useToastList();
  const shown = toasts.map((toast) => {
    const Icon = icons[toast.icon];
    return { ...toast, icon: <Icon size={20} aria-hidden="true" /> };
  });
  return <ToastRegion toasts={shown} onDismiss={dismiss} onPause={hold} onResume={release} />;
}

function BuildNotice() {
  const { offersReload, reload } = useBuildUpdate();
  if (!offersReload) return null;
  return (
    <div className={styles.notice} role="status">
      <span>A new version of Muster is ready.</span>
      <Button size="compact-sm" onClick={reload}>
        Reload
      </Button>
    </div>
  );
}
