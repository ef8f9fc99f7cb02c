import type { ApplicationRef } from './application-machine.ts';

type Children = ReturnType<ApplicationRef['getSnapshot']>['children'];

export type ApplicationParts = ReturnType<typeof partsOf>;

/** The children that live as long as the page and are read outside the tree. */
export function partsOf(application: ApplicationRef) {
  const { children } = application.getSnapshot();
  const part = <Name extends keyof Children>(name: Name): NonNullable<Children[Name]> => {
    const child = children[name];
    if (!child) throw new Error(`The application has no ${name}`);
    return child;
  };
  return {
    csrf: part('csrf'),
    navigation: part('navigation'),
    participantAuth: part('participantAuth'),
    supportWidget: part('supportWidget'),
    buildUpdate: part('buildUpdate'),
    toasts: part('toasts'),
    loadingBar: part('loadingBar'),
    viewActors: part('viewActors'),
  };
}
