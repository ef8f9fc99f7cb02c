// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepFocus } from './keep-focus.ts';

let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = `
    <main><h1>Device check</h1>
      <ul><li id="row"><div id="act"><button>Record</button></div></li><li><button>Other</button></li></ul>
    </main>`;
  stop = keepFocus();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

const named = (text: string) =>
  [...document.querySelectorAll<HTMLElement>('button, h1')].find(
    ({ textContent }) => textContent === text,
  ) as HTMLElement;
const place = (id: string) => document.getElementById(id) as HTMLElement;

/** Lets the page's changes be seen and settle. */
async function settle(): Promise<void> {
  await Promise.resolve();
  await vi.advanceTimersByTimeAsync(100);
}

it('the replacement of a removed control takes the focus', async () => {
  named('Record').focus();
  place('act').innerHTML = '<button>That was me</button><button>I heard nothing</button>';
  await settle();
  expect(document.activeElement).toBe(named('That was me'));
});

it('the page’s heading takes it when nothing came instead', async () => {
  named('Record').focus();
  document.querySelector('ul')?.remove();
  await settle();
  expect(document.activeElement).toBe(named('Device check'));
});

it('a busy control passes the focus to its surroundings, and gets it back', async () => {
  const record = named('Record') as HTMLButtonElement;
  record.focus();
  record.blur();
  record.disabled = true;
  await settle();
  expect(document.activeElement).toBe(place('row'));
  record.disabled = false;
  await settle();
  expect(document.activeElement).toBe(record);
});

it('a control that was busy for less than a moment has it back, too', async () => {
  const record = named('Record') as HTMLButtonElement;
  record.focus();
  record.blur();
  record.disabled = true;
  await Promise.resolve();
  record.disabled = false;
  await settle();
  expect(document.activeElement).toBe(record);
});

it('a figure keeps it among its own controls', async () => {
  document
    .querySelector('main')
    ?.insertAdjacentHTML('beforeend', '<figure><div><button>Correct</button></div></figure>');
  named('Correct').focus();
  (named('Correct').parentElement as HTMLElement).innerHTML = '<button>Save</button>';
  await settle();
  expect(document.activeElement).toBe(named('Save'));
});

it('the focus is not taken from a control focused meanwhile, nor from a page that manages it', async () => {
  named('Record').focus();
  place('act').innerHTML = '<button>That was me</button>';
  named('Other').focus();
  await settle();
  expect(document.activeElement).toBe(named('Other'));
});

it('on another page it is the page’s to lead', async () => {
  named('Record').focus();
  window.history.pushState(null, '', '/elsewhere');
  document.querySelector('ul')?.remove();
  await settle();
  expect(document.activeElement).toBe(document.body);
});

it('a blurred, unchanged control is left alone', async () => {
  named('Record').focus();
  named('Record').blur();
  place('row').append('more');
  await settle();
  expect(document.activeElement).toBe(document.body);
});

it('a chooser of files, which is hidden behind its button, does not take it', async () => {
  place('act').innerHTML = '<button>Remove</button><input type="file" hidden><button>Choose</button>';
  named('Remove').focus();
  named('Remove').remove();
  await settle();
  expect(document.activeElement).toBe(named('Choose'));
});

it('the next act of a list that takes something away does not take it', async () => {
  place('act').innerHTML =
    '<button data-color="ember">Withdraw Ana</button><button data-color="ember">Withdraw Ben</button><button>Invite</button>';
  named('Withdraw Ana').focus();
  named('Withdraw Ana').remove();
  await settle();
  expect(document.activeElement).toBe(named('Invite'));
});

it('what had the focus before this was looked after is looked after, too', async () => {
  stop();
  named('Record').focus();
  stop = keepFocus();
  document.querySelector('ul')?.remove();
  await settle();
  expect(document.activeElement).toBe(named('Device check'));
});
