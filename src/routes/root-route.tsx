import type { RouteObject } from 'react-router-dom';
import { ErrorScreen } from '../views/error/error-screen.tsx';
import { NavigationBar, RootLayout } from './layouts/root-layout.tsx';

/** The frame of all pages. What fails in the frame itself has a screen without any frame. */
export const rootRoute = (children: RouteObject[]): RouteObject => ({
  Component: RootLayout,
  HydrateFallback: NavigationBar,
  errorElement: (
    <main id="main" tabIndex={-1}>
      <ErrorScreen />
    </main>
  ),
  children,
});
