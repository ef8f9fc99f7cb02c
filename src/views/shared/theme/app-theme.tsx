import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import './mantine-parts.css';
import './fonts.css';
import './tokens.css';
import './base.css';
import './controls.css';
import './surfaces.css';
import './data-display.css';
import './forced-colors.css';
import './print.css';
import { theme } from './theme.ts';

/** The one provider of the look. `data-tone="night"` on any element turns what it holds to night. */
export function AppTheme({ children }: { children: ReactNode }) {
  return (
    <MantineProvider theme={theme} forceColorScheme="light">
      {children}
    </MantineProvider>
  );
}
