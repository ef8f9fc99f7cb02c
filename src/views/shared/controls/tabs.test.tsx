// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { TabList, TabPanel } from './tabs.tsx';

const tabs = [
  { value: 'one', label: 'One' },
  { value: 'two', label: 'Two' },
  { value: 'three', label: 'Three' },
];

function Places() {
  const [place, setPlace] = useState('one');
  return (
    <>
      <TabList id="places" label="Places" tabs={tabs} value={place} onChange={setPlace} />
      {tabs.map(({ value, label }) => (
        <TabPanel key={value} id="places" value={value} current={place} kept={value === 'one'}>
          <input aria-label={`In ${label}`} />
        </TabPanel>
      ))}
    </>
  );
}

const tab = (name: string) => screen.getByRole('tab', { name });
const shown = () => screen.getByRole('tabpanel').id;

test('the arrow keys, Home and End choose, go round, and take the focus along', () => {
  render(<Places />);
  tab('One').focus();
  const seen = ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowLeft', 'Home', 'End'].map((key) => {
    fireEvent.keyDown(document.activeElement ?? document.body, { key });
    return [shown(), document.activeElement?.textContent];
  });
  expect(seen).toEqual([
    ['places-two', 'Two'],
    ['places-three', 'Three'],
    ['places-one', 'One'],
    ['places-three', 'Three'],
    ['places-one', 'One'],
    ['places-three', 'Three'],
  ]);
});

test('labels a panel by its tab, reaches it with Tab, and keeps its state', () => {
  render(<Places />);
  fireEvent.change(screen.getByLabelText('In One'), { target: { value: 'typed' } });
  fireEvent.click(tab('Two'));
  expect(screen.getByRole('tabpanel', { name: 'Two' }).id).toBe(tab('Two').getAttribute('aria-controls'));
  expect([tab('One').tabIndex, tab('Two').tabIndex]).toEqual([-1, 0]);
  expect(screen.queryByLabelText('In Three')).toBeNull();
  fireEvent.click(tab('One'));
  expect(screen.getByLabelText<HTMLInputElement>('In One').value).toBe('typed');
});
