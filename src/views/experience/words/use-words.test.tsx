// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { Component, type ReactNode, useState } from 'react';
import { expect, it } from 'vitest';
import type { SpokenLanguage } from '#contract/rules/languages.ts';
import { shell } from './english/shell.ts';
import { ShellWordsContext, useShellWords } from './shell-words.ts';
import { AlsoSaying, InLanguage, useStoryWords, useWords, WordsIn } from './use-words.tsx';

const said = ['story'] as const;
const Frame = () => <p>{useWords().wait.beginsIn}</p>;
const Story = () => <p>{useStoryWords().recap.label}</p>;

const page = (language: SpokenLanguage) => (
  <InLanguage language={language}>
    <Frame />
    <AlsoSaying parts={said}>
      <Story />
    </AlsoSaying>
  </InLanguage>
);

it('a page has the words of its own part, in the language that is spoken above it, and follows that', async () => {
  const { rerender, unmount } = render(page('en'));
  expect(await screen.findByText('What you missed')).toBeDefined();
  expect(screen.getByText('The story begins in')).toBeDefined();
  rerender(page('de'));
  expect(screen.getByText('What you missed')).toBeDefined();
  expect(await screen.findByText('Was du verpasst hast')).toBeDefined();
  expect(screen.getByText('Die Geschichte beginnt in')).toBeDefined();
  expect(document.documentElement.lang).toBe('de');
  unmount();
  expect(document.documentElement.lang).toBe('');
});

const Help = () => <button type="button">{useShellWords().help}</button>;
const Shell = ({ children }: { children: ReactNode }) => (
  <ShellWordsContext value={useState(shell)}>
    {children}
    <Help />
  </ShellWordsContext>
);

it('the shell around a page speaks its language while it is shown', async () => {
  const { rerender } = render(<Shell>{page('de')}</Shell>);
  expect(screen.getByRole('button', { name: 'Help' })).toBeDefined();
  expect(await screen.findByRole('button', { name: 'Hilfe' })).toBeDefined();
  rerender(<Shell>{page('en')}</Shell>);
  expect(await screen.findByRole('button', { name: 'Help' })).toBeDefined();
  rerender(<Shell>{page('de')}</Shell>);
  expect(await screen.findByRole('button', { name: 'Hilfe' })).toBeDefined();
  rerender(<Shell>{null}</Shell>);
  expect(screen.getByRole('button', { name: 'Help' })).toBeDefined();
});

it('a part of a page in another language leaves the page and its shell theirs', async () => {
  document.documentElement.lang = 'en';
  render(
    <Shell>
      <WordsIn language="de" parts={said}>
        <Story />
      </WordsIn>
    </Shell>,
  );
  expect(await screen.findByText('Was du verpasst hast')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Help' })).toBeDefined();
  expect(document.documentElement.lang).toBe('en');
});

class Boundary extends Component<{ children: ReactNode }, { said: string }> {
  override state = { said: '' };
  static getDerivedStateFromError = (error: Error) => ({ said: error.message });
  override render = () => this.state.said || this.props.children;
}

it('a view whose words nobody has brought says which are missing', async () => {
  render(
    <Boundary>
      <InLanguage language="en">
        <Story />
      </InLanguage>
    </Boundary>,
    { onCaughtError: () => undefined },
  );
  expect(await screen.findByText('Nothing above brings the words of the part story')).toBeDefined();
});
