import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { theme } from './theme.ts';

/** The look of the component library, for what of it stands within. */
export const LibraryTheme = ({ children }: { children: ReactNode }) => (
  <MantineProvider theme={theme} forceColorScheme="light">
    {children}
  </MantineProvider>
);
