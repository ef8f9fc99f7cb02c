import { Outlet } from 'react-router-dom';

export function NoHeaderLayout() {
  return (
    <main id="main" tabIndex={-1}>
      <Outlet />
    </main>
  );
}
