import { MantineProvider } from '@mantine/core';
import { type ReactNode, useMemo } from 'react';
import { useShellWords } from '../../experience/words/shell-words.ts';
import { themeSaying } from './theme.ts';

/** The look of the component library, for what of it stands within. */
export function LibraryTheme({ children }: { children: ReactNode }) {
  const { close } = useShellWords();
  const theme = useMemo(() => themeSaying(close), [close]);
  return (
    <MantineProvider theme={theme} forceColorScheme="light">
      {children}
    </MantineProvider>
  );
}
