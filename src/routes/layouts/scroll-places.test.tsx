// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react';
import { createPath, type Location, NavigationType, Router } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useScrollPlace } from './use-scroll-place.ts';

let top = 0;
const scrolled: (number | string)[] = [];

beforeEach(() => {
  top = 0;
  scrolled.length = 0;
  window.sessionStorage.clear();
  vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => top);
  vi.stubGlobal('scrollTo', ({ top: to }: { top: number }) => {
    top = to;
    scrolled.push(to);
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const navigator = { createHref: createPath, go: () => {}, push: () => {}, replace: () => {} };

function Page() {
  useScrollPlace();
  return (
    <p
      id="ports"
      ref={(element) => {
        if (element) element.scrollIntoView = () => scrolled.push('ports');
      }}
    />
  );
}

function createTestPages(at: Partial<Location>) {
  const pageAt = (location: Partial<Location>, type = NavigationType.Pop) => (
    <Router location={{ search: '', hash: '', ...location }} navigationType={type} navigator={navigator}>
      <Page />
    </Router>
  );
  const { rerender, unmount } = render(pageAt(at));
  return {
    go: (location: Partial<Location>, type?: NavigationType) => rerender(pageAt(location, type)),
    scroll: (to: number) =>
      act(() => {
        top = to;
        window.dispatchEvent(new Event('scroll'));
      }),
    leave: () => {
      window.dispatchEvent(new Event('pagehide'));
      unmount();
    },
    /** Since it was last asked. */
    scrolled: () => scrolled.splice(0),
  };
}

test('a new page begins at its top, and one that was left is where it was', () => {
  const { go, scroll, scrolled } = createTestPages({ pathname: '/faq', key: 'default' });
  scroll(700);
  go({ pathname: '/pricing', key: 'a' }, NavigationType.Push);
  expect(scrolled()).toEqual([0]);
  scroll(120);
  go({ pathname: '/faq', key: 'default' });
  expect(scrolled()).toEqual([700]);
  go({ pathname: '/pricing', key: 'a' });
  expect(scrolled()).toEqual([120]);
});

test('another search leaves the page where it is, and is left from there', () => {
  const { go, scroll, scrolled } = createTestPages({ pathname: '/faq', key: 'default' });
  scroll(300);
  go({ pathname: '/faq', search: '?q=vpn', key: 'a' }, NavigationType.Replace);
  expect(scrolled()).toEqual([]);
  go({ pathname: '/pricing', key: 'b' }, NavigationType.Push);
  go({ pathname: '/faq', search: '?q=vpn', key: 'a' });
  expect(scrolled()).toEqual([0, 300]);
});

test('a part that is named is shown, also by the browser’s own link and once more', () => {
  const { go, scroll, scrolled } = createTestPages({ pathname: '/', key: 'default' });
  go({ pathname: '/security', hash: '#ports', key: 'a' }, NavigationType.Push);
  expect(scrolled()).toEqual(['ports']);
  go({ pathname: '/security', hash: '#ports', key: 'default' });
  expect(scrolled()).toEqual([]);
  go({ pathname: '/security', hash: '#none', key: 'default' });
  scroll(40);
  go({ pathname: '/security', hash: '#ports', key: 'default' });
  expect(scrolled().at(-1)).toBe('ports');
});

test('scroll positions survive a reload, also those from before the application loaded', () => {
  const before = createTestPages({ pathname: '/faq', key: 'default' });
  before.scroll(700);
  before.leave();
  top = 0;
  const after = createTestPages({ pathname: '/faq', key: 'default' });
  expect(after.scrolled()).toEqual([700]);
  after.leave();
  top = 90;
  expect(createTestPages({ pathname: '/faq', key: 'default' }).scrolled()).toEqual([]);
});

test('foreign data in the storage is ignored', () => {
  window.sessionStorage.setItem('muster:scroll-places', '{broken');
  expect(createTestPages({ pathname: '/faq', key: 'default' }).scrolled()).toEqual([]);
});
