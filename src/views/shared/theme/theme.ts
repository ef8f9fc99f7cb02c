import { createTheme, type VariantColorsResolver } from '@mantine/core';
import type { KeyboardEventHandler } from 'react';
import { ember, lantern, pine, shade, signal } from './palette.ts';

interface Tone {
  base: string;
  strong: string;
  tint: string;
  on: string;
  text: string;
}

const actionTone: Tone = {
  base: 'var(--action)',
  strong: 'var(--action-strong)',
  tint: 'var(--action-tint)',
  on: 'var(--on-action)',
  text: 'var(--link)',
};

const tones: Record<string, Tone> = {
  pine: actionTone,
  ember: {
    base: 'var(--danger)',
    strong: 'var(--danger-strong)',
    tint: 'var(--danger-tint)',
    on: 'var(--on-danger)',
    text: 'var(--danger)',
  },
  gray: {
    base: 'var(--text-soft)',
    strong: 'var(--text)',
    tint: 'var(--surface-sunk)',
    on: 'var(--surface-raised)',
    text: 'var(--text-soft)',
  },
};

const resolveVariant: VariantColorsResolver = (input) => {
  const name = input.color ?? input.theme.primaryColor;
  const tone = tones[name] ?? actionTone;
  switch (input.variant) {
    case 'light':
      return { background: tone.tint, hover: tone.tint, color: tone.text, border: 'none' };
    case 'subtle':
    case 'transparent':
      return { background: 'transparent', hover: tone.tint, color: tone.text, border: 'none' };
    case 'outline':
      return {
        background: 'transparent',
        hover: tone.tint,
        color: tone.text,
        border: `1.5px solid ${tone.base}`,
      };
    case 'default':
      return {
        background: 'transparent',
        hover: 'var(--surface-sunk)',
        color: 'var(--text)',
        border: '1.5px solid var(--line-strong)',
      };
    default:
      return { background: tone.base, hover: tone.strong, color: tone.on, border: 'none' };
  }
};

/** Enter in a list that is open is the list's own, where nothing in it fits too: the form around it is not sent by it. */
const keepEnter: KeyboardEventHandler<HTMLInputElement> = (event) => {
  if (event.key === 'Enter' && event.currentTarget.matches('[data-expanded]')) event.preventDefault();
};
const fieldSize = { size: 'lg' } as const;
const chosenFrom = { ...fieldSize, checkIconPosition: 'right', onKeyDown: keepEnter } as const;
const rise = { transition: 'pop', duration: 160 } as const;

export const theme = createTheme({
  fontFamily: 'var(--sans)',
  headings: { fontFamily: 'var(--serif)', fontWeight: '560' },
  primaryColor: 'pine',
  primaryShade: 6,
  colors: {
    pine,
    green: pine,
    lantern,
    yellow: lantern,
    ember,
    red: ember,
    signal,
    blue: signal,
    dark: shade,
  },
  white: '#fffdf8',
  black: '#18212b',
  defaultRadius: '12px',
  spacing: { xs: '8px', sm: '12px', md: '16px', lg: '24px', xl: '40px' },
  radius: { xs: '4px', sm: '8px', md: '12px', lg: '12px', xl: '999px' },
  cursorType: 'pointer',
  focusRing: 'auto',
  respectReducedMotion: true,
  variantColorResolver: resolveVariant,
  components: {
    InputBase: { defaultProps: fieldSize },
    Textarea: { defaultProps: { ...fieldSize, autosize: true, minRows: 4 } },
    Select: { defaultProps: chosenFrom },
    MultiSelect: { defaultProps: chosenFrom },
    NumberInput: { defaultProps: fieldSize },
    Radio: { defaultProps: { size: 'md' } },
    Menu: {
      defaultProps: {
        position: 'bottom-end',
        offset: 6,
        transitionProps: rise,
        withInitialFocusPlaceholder: false,
      },
    },
    MenuDivider: { defaultProps: { role: 'separator' } },
    Popover: { defaultProps: { transitionProps: rise, portalProps: { target: '#main' } } },
    Table: {
      defaultProps: { verticalSpacing: 'md', horizontalSpacing: 'md', withRowBorders: false },
    },
  },
});
