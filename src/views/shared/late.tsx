import { type ComponentType, lazy, Suspense } from 'react';

/**
 * A part that is both large and rarely needed: its code loads when it is first rendered. `Meanwhile` is rendered until
 * then, and `OutOfReach` where the code cannot be loaded. Nothing of a live session's own screens is loaded so.
 */
export function late<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Meanwhile: ComponentType<Props> = () => null,
  OutOfReach: ComponentType<Props> = Meanwhile,
): ComponentType<Props> {
  const Part = lazy(() =>
    load()
      .catch(() => OutOfReach)
      .then((part) => ({ default: part })),
  );
  return (props) => (
    <Suspense fallback={<Meanwhile {...props} />}>
      <Part {...props} />
    </Suspense>
  );
}
