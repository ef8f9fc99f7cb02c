import { Outlet } from 'react-router-dom';

/** Nothing round the page, which brings its own landmarks. */
export default function NoHeaderLayout() {
  return <Outlet />;
}
