import { Outlet } from 'react-router-dom';
import { LogOutFrame } from './log-out-frame.tsx';

export default function ProfileCompletionLayout() {
  return (
    <LogOutFrame>
      <Outlet />
    </LogOutFrame>
  );
}
