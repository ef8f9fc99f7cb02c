import { Outlet } from 'react-router-dom';
import { LibraryTheme } from '../../views/shared/theme/library-theme.tsx';

/** Nothing round the page, which brings its own landmarks. */
export default function NoHeaderLayout() {
  return (
    <LibraryTheme>
      <Outlet />
    </LibraryTheme>
  );
}
